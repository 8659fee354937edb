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

/** Takes over what is in the clipboard. Nothing where a page cannot read it. */
export function PasteButton({ onPaste, onFailure }: PasteButtonProps): ReactElement | null {
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  // Not there without a secure context, nor in some browsers, whatever the types say.
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
