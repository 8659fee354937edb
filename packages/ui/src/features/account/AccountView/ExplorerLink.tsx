import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import buttonSheet from '../../../components/IconButton/IconButton.module.css'
import { toSafeUrl } from '../../../format/toSafeUrl.ts'
import { useText } from '../../../i18n/useText.ts'
import { externalLinkIcon } from '../../../icons/externalLinkIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'

/** A link to the explorer, styled as an `IconButton`. Renders nothing without a safe address. */
export function ExplorerLink({ url: given }: { url: string | undefined }): ReactElement | null {
  const classes = useStyles(buttonSheet)
  const text = useText<AccountTexts>()
  const url = toSafeUrl(given)
  if (!url) return null
  return (
    <a
      className={classes.button}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={text('account.explorer')}
      aria-label={`${text('account.explorer')} ${text('link.newTab')}`}
    >
      <Icon of={externalLinkIcon} size={18} />
    </a>
  )
}
