import { walletButtonStyles } from './walletButtonStyles.ts'
import { walletColors } from './walletColors.ts'

export const walletWindowStyles: string = `
${walletColors({ selector: ':root' })}
${walletButtonStyles}
*, *::before { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { background: var(--page); color: var(--text); font: 500 14px/1.45 system-ui, sans-serif; }
main { display: flex; flex-direction: column; height: 100%; max-width: 440px; margin: 0 auto; }
header {
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  padding: 16px;
  border-bottom: 1px solid var(--hairline);
}
header img { border-radius: 10px; outline: 1px solid rgb(127 127 127 / 16%); outline-offset: -1px; }
.wallet { margin: 0; font-size: 16px; font-weight: 600; }
.content { flex: 1; min-height: 0; overflow-y: auto; padding: 20px 16px 16px; scrollbar-width: thin; scrollbar-color: var(--pressed) transparent; }
.origin {
  display: inline-block;
  max-width: 100%;
  margin: 0 0 12px;
  padding: 4px 12px;
  border-radius: 14px;
  background: var(--raised);
  color: var(--secondary);
  font-size: 13px;
  overflow-wrap: anywhere;
}
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; font-weight: 600; }
.sentence { margin: 0 0 20px; color: var(--secondary); }
dl { margin: 0 0 16px; border: 1px solid var(--hairline); border-radius: 16px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 16px; }
dl div + div { border-top: 1px solid var(--hairline); }
dt { flex: none; color: var(--secondary); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
pre {
  margin: 0;
  padding: 16px;
  border-radius: 16px;
  background: var(--raised);
  font: inherit;
  font-size: 13px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0 0 8px; color: var(--secondary); font-size: 12px; }
label {
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  margin-bottom: 4px;
  padding: 0 16px;
  border: 1px solid var(--hairline);
  border-radius: 16px;
  cursor: pointer;
}
label:hover { background: var(--raised); }
label:has(:checked) { border-color: var(--accent); }
input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
.address { margin-left: auto; color: var(--secondary); font-variant-numeric: tabular-nums; }
footer {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  flex: none;
  padding: 16px;
  border-top: 1px solid var(--hairline);
}
.note { margin: auto; padding: 24px; color: var(--secondary); text-align: center; }
`
