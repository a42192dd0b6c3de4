import type { Container } from "#container";

/** How many the event bus would tell now. To be called before anybody subscribes. */
export function countListeners({ events }: Pick<Container, "events">): () => number {
  let listeners = 0;
  const subscribe = events.subscribe.bind(events);
  events.subscribe = (...args) => {
    const unsubscribe = subscribe(...args);
    let subscribed = true;
    listeners++;
    return () => {
      if (subscribed) listeners--;
      subscribed = false;
      unsubscribe();
    };
  };
  return () => listeners;
}
