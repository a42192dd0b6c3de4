/** Every time and count that the interface is held to, and nothing else. Milliseconds unless said. */

/** Queue status, while a queue is active and the socket is down. */
export const QUEUE_POLL = 2_000;
/** Second look when the poll still finds active entries. */
export const QUEUE_REPOLL = 1_000;
/** A server that hangs must not hold up the next look for longer. */
export const POLL_TIMEOUT = 10_000;
/** From the end of a subscription, on a socket that stands, to the next; twice as long each time that one ends soon. */
export const RESUBSCRIBE = 2_000;
export const RESUBSCRIBE_LIMIT = 60_000;
/** A subscription that stood this long was a good one: after it the waits begin anew. */
export const SUBSCRIPTION_STEADY = 10_000;
/** From a queue's completion to reading its revisions. */
export const RELOAD_AFTER_COMPLETION = 1_000;
/** The same once more, when the server could not be reached. */
export const RELOAD_AGAIN = 5_000;
/** Between the creation of two entries, so that the server answers them in order. */
export const BETWEEN_CREATIONS = 500;
/** From the list's reload to the selection of the new entry. */
export const SELECT_CREATED = 500;
/** From reading a profile in another language to switching to it. */
export const LANGUAGE_RELOAD = 500;

/** Data fetching: retries after the first attempt, and their exponential waits. */
export const RETRIES = 3;
export const RETRY_FIRST = 1_000;
export const RETRY_LIMIT = 30_000;
/** Data younger than this is shown without asking again. */
export const CACHE_TIME = 5 * 60_000;
/** The subscription status has its own: stale after 5 minutes, one retry. */
export const SUBSCRIPTION_STALE = 300_000;
export const SUBSCRIPTION_RETRIES = 1;

/** From the last key in a search field to the search. */
export const SEARCH_DELAY = 250;
/** From the last change of a setting to asking for the price. */
export const QUOTE_DELAY = 400;
/** Least time between two requests for a price: to a clock that runs ahead, every offer looks outdated. */
export const QUOTE_AT_MOST_EVERY = 30_000;
/** From the last key in a script to saving it; short enough that nobody looks for a button. */
export const AUTOSAVE_DELAY = 900;
/** How often the open script is looked at while the socket is down. */
export const SCRIPT_POLL = 2_000;
/** From the last change of the player's settings to keeping them in the account. */
export const PLAYER_SETTINGS_DELAY = 800;
/** How often a page is looked at that another window reads. */
export const READING_POLL = 2_000;
/** How often, and for how long after its reading, a page is looked at for its picture. */
export const PICTURE_POLL = 2_000;
export const PICTURE_WITHIN = 30_000;
/** A question that a second press answers is inert for this long, so that a double click cannot answer it. */
export const CONFIRM_DELAY = 600;
/** How long the other windows have to say that somebody looks at them. */
export const WINDOWS_ANSWER = 300;
/** How long a message stays. */
export const MESSAGE_TIME = 10_000;
/** Between two new links of one audio, so that a file that is broken is not asked for without end. */
export const LINK_RENEWAL_PAUSE = 30_000;
/** A link lives for an hour at least; before a download it is asked for anew when it is older than this. */
export const LINK_TRUSTED = 30 * 60_000;

/** A user who returns from the payment page within this time continues the interrupted order. */
export const RETURN_WITHIN = 30 * 60_000;

export const TRANSLATION_RETRIES = 5;
export const TRANSLATION_RETRY_FIRST = 350;
/** Files at once. */
export const TRANSLATION_PARALLEL_READS = 10;

export const CHUNK_TIMEOUT = 120_000;
/** With nothing but the promise on the page; then a loading screen says what is going on. */
export const SCREEN_AWAITED = 500;
/** From a refused token to the sign-in screen. */
export const UNAUTHORIZED_REDIRECT = 1_000;

/** The socket: a half-open one is found within keep-alive plus pong wait. */
export const SOCKET_KEEP_ALIVE = 10_000;
export const SOCKET_PONG = 5_000;
export const SOCKET_RETRY_FIRST = 500;
export const SOCKET_RETRY_LIMIT = 10_000;
/** Where the user's other windows hold all the sockets that a user may have: until one of them closes, it polls. */
export const SOCKET_CROWDED = 60_000;
/** A connection that stood this long was a good one: after it the waits begin anew. */
export const SOCKET_STEADY = 10_000;
