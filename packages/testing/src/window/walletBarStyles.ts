import { walletButtonStyles } from './walletButtonStyles.ts'
import { walletColors } from './walletColors.ts'

export const walletBarStyles: string = `
${walletColors({ selector: ':host' })}
${walletButtonStyles}
.bar {
  position: fixed;
  inset: auto 16px calc(16px + env(safe-area-inset-bottom)) 16px;
  z-index: 2147483647;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  max-width: 520px;
  margin: 0 auto;
  padding: 12px 12px 12px 16px;
  border: 1px solid var(--hairline);
  border-radius: 20px;
  background: var(--page);
  color: var(--text);
  box-shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 12px 32px rgb(0 0 0 / 16%);
  font: 500 14px/1.4 system-ui, sans-serif;
}
p { flex: 1 1 200px; margin: 0; }
div { display: flex; flex: 1 0 auto; justify-content: flex-end; gap: 8px; }
button { min-height: 40px; padding: 0 16px; border-radius: 12px; font-size: 14px; }
`
