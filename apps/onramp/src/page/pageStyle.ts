/** The look of all pages. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --page: #eef0f3; --panel: #ffffff; --raised: #f5f6f8; --line: #e6e8ec; --field: #8b91a0;
  --text: #14161a; --quiet: #5b616e; --accent: #2456e6; --on-accent: #ffffff;
  --good: #0f6b3d; --good-tint: #e3f5ea; --bad: #b3261e; --bad-tint: #fdecea;
  --caution: #7a4b00; --caution-tint: #fff4dd;
  --shadow: 0 1px 2px rgb(20 22 26 / 6%), 0 12px 40px rgb(20 22 26 / 10%);
  background: var(--page); color: var(--text); font: 16px/1.45 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d0f13; --panel: #15171c; --raised: #1f222a; --line: #2b2f39; --field: #767d8c;
    --text: #f4f5f7; --quiet: #a0a7b4; --accent: #7aa2ff; --on-accent: #0b1733;
    --good: #7fdca8; --good-tint: #12301f; --bad: #ff8a80; --bad-tint: #3a1917;
    --caution: #ffd28a; --caution-tint: #33270f;
    --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 12px 40px rgb(0 0 0 / 40%);
  }
}
* { box-sizing: border-box }
body { margin: 0; display: flex; justify-content: center; min-height: 100dvh }
.card { display: flex; flex-direction: column; width: 100%; max-width: 420px; min-height: 100dvh;
  background: var(--panel) }
header { display: flex; align-items: center; gap: 8px;
  min-height: 52px; padding: 8px 20px; border-bottom: 1px solid var(--line) }
header strong { font-size: 16px; font-weight: 600 }
header .badge { margin-inline-start: auto; padding: 3px 10px; border-radius: 999px; background: var(--caution-tint);
  color: var(--caution); font-size: 13px; font-weight: 500 }
main { display: flex; flex: 1; flex-direction: column; gap: 20px; padding: 24px 20px 20px }
h1 { margin: 0; font-size: 20px; font-weight: 600; line-height: 1.3; text-wrap: balance }
h2 { margin: 0; font-size: 14px; font-weight: 600 }
p { margin: 0 }
.quiet { color: var(--quiet); font-size: 14px }
.hero { text-align: center }
.hero h1 { font-size: 36px; font-variant-numeric: tabular-nums }
.center { display: grid; justify-items: center; gap: 12px; margin: auto 0; padding: 16px 0;
  text-align: center }
.center p { max-width: 300px; text-wrap: pretty }
.mark { display: grid; place-items: center; width: 64px; height: 64px; border-radius: 50%;
  background: var(--raised); color: var(--quiet) }
.mark svg { width: 32px; height: 32px }
.mark.good { background: var(--good-tint); color: var(--good) }
.mark.bad { background: var(--bad-tint); color: var(--bad) }
.ring { border: 3px solid var(--line); border-top-color: var(--accent); background: none;
  animation: turn 1s linear infinite }
@keyframes turn { to { rotate: 1turn } }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 16px; margin: 0;
  padding: 14px 16px; border-radius: 16px; background: var(--raised); font-size: 14px }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere; text-align: end; font-variant-numeric: tabular-nums }
.strong { font-weight: 600 }
form { display: grid; gap: 12px }
label { display: block; margin-bottom: 4px; color: var(--quiet); font-size: 13px }
input { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--field);
  border-radius: 12px; background: var(--panel); color: inherit; font: inherit;
  font-variant-numeric: tabular-nums }
input[aria-invalid='true'] { border-color: var(--bad) }
.error { margin-top: 6px; color: var(--bad); font-size: 14px }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%;
  min-height: 48px; padding: 0 16px; border: 1px solid transparent; border-radius: 12px;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; transition: translate 80ms }
button:hover, .button:hover { filter: brightness(1.06) }
button:active, .button:active { translate: 0 1px }
button.plain { border-color: var(--line); background: none; color: inherit; font-weight: 500 }
button.plain:hover { background: var(--raised); filter: none }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
ul { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none }
li > button.plain, li > a { justify-content: space-between; gap: 12px; min-height: 44px;
  padding: 0 14px; font-size: 14px; text-align: start }
li > a { display: flex; align-items: center; border: 1px solid var(--line); border-radius: 12px;
  color: inherit; text-decoration: none }
li > a:hover { background: var(--raised) }
.number { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap }
.actions { display: grid; gap: 8px; margin-top: auto }
footer { padding: 12px 20px 20px; color: var(--quiet); font-size: 13px; text-align: center;
  text-wrap: balance }
@media (min-width: 600px) and (min-height: 560px) {
  body { padding: 40px 16px }
  .card { align-self: start; min-height: 640px; border: 1px solid var(--line); border-radius: 24px;
    box-shadow: var(--shadow) }
}
@media (prefers-reduced-motion: reduce) {
  button, .button { transition: none }
  .ring { animation-duration: 4s }
}
`
