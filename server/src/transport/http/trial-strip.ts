const style = `
  body { padding-top: 28px }
  .trial-strip { position: fixed; inset: 0 0 auto; z-index: 1000; height: 28px; overflow: hidden;
    background: #7a1f1f; color: #fff; font: 600 13px / 28px system-ui, sans-serif; text-align: center }
  html:lang(ja) .trial-strip :lang(en), html:lang(en) .trial-strip :lang(ja) { display: none }
`;

const strip = `<style>${style}</style>
<div class="trial-strip" role="note">
  <span lang="ja">お試し用の環境です。アカウントと支払いは本物ではなく、誰でも入れます。</span>
  <span lang="en">Trial installation: accounts and payments are not real, and anybody can get in.</span>
</div>`;

/** Every screen of a trial installation says what it is, whatever the application shows. */
export const withTrialStrip = (page: string): string =>
  page.replace(/<body[^>]*>/, (body) => `${body}${strip}`);
