import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useCopy } from '../../../components/CopyButton/useCopy.ts'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { copyIcon } from '../../../icons/copyIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './Pairing.module.css'
import type { PairingTexts } from './texts/en.ts'

export type CopyLinkProps = {
  /** `undefined` while loading. */
  uri: string | undefined
}

/** Copies the pairing URI. Without clipboard access, shows it selected for manual copying. */
export function CopyLink({ uri }: CopyLinkProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<PairingTexts>()
  const [isRefused, setIsRefused] = useState(false)
  const { ref, isCopied, copy } = useCopy({
    value: uri ?? '',
    copiedLabel: text('pairing.copied'),
    onFailure: () => setIsRefused(true),
  })
  if (isRefused && uri) return <LinkField uri={uri} />
  return (
    <Button
      ref={ref}
      variant="quiet"
      icon={<Icon of={isCopied ? checkIcon : copyIcon} size={18} />}
      aria-disabled={uri === undefined || undefined}
      onClick={uri === undefined ? undefined : copy}
    >
      <span className={classes.either}>
        <span aria-hidden={isCopied || undefined}>{text('pairing.copy')}</span>
        <span aria-hidden={!isCopied || undefined}>{text('pairing.copied')}</span>
      </span>
    </Button>
  )
}

function LinkField({ uri }: { uri: string }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<PairingTexts>()
  const ref = useRef<HTMLInputElement>(null)

  // The focused button was removed, so the focus moves before the next paint.
  useLayoutEffect(() => ref.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is selected like the first
  useEffect(() => ref.current?.select(), [uri])
  return (
    <label className={classes.link} data-wide>
      {text('copy.failed')}
      <input
        ref={ref}
        className={classes.field}
        value={uri}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
    </label>
  )
}
