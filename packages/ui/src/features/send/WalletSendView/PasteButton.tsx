import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendView.module.css'

export type PasteButtonProps = {
  onPaste: (text: string) => void
  onFailure: () => void
}

/** Pastes from the clipboard. Renders nothing where pages cannot read it. */
export function PasteButton({ onPaste, onFailure }: PasteButtonProps): ReactElement | null {
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  // The type is always defined, but insecure contexts and some browsers lack it.
  const clipboard: Partial<Clipboard> | undefined = navigator.clipboard
  if (typeof clipboard?.readText !== 'function') return null
  const paste = async () => {
    try {
      onPaste((await navigator.clipboard.readText()).trim())
    } catch {
      snackbar.show({ message: text('send.pasteFailed'), variant: 'error' })
      onFailure()
    }
  }
  return (
    <button type="button" className={classes.small} onClick={() => void paste()}>
      {text('send.paste')}
    </button>
  )
}
