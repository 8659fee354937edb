import ExternalLinkIcon from 'lucide-react/icons/external-link'
import type { ReactElement } from 'react'
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { formatAddress } from '../../format/formatAddress.ts'
import { toSafeUrl } from '../../format/toSafeUrl.ts'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './AccountView.module.css'

export type AddressLineProps = { address: string; explorerUrl: string | undefined }

/** The address, to read, to copy and to look up. */
export function AddressLine({ address, explorerUrl }: AddressLineProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  const url = toSafeUrl(explorerUrl)
  return (
    <div className={classes.line}>
      <span className={classes.address} title={address} dir="ltr">
        {formatAddress(address)}
      </span>
      <CopyButton
        value={address}
        label={text('account.copy')}
        copiedLabel={text('account.copied')}
      />
      {url && (
        <a
          className={classes.explorer}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          title={text('account.explorer')}
          aria-label={`${text('account.explorer')} ${text('link.newTab')}`}
        >
          <Icon of={ExternalLinkIcon} size={18} />
        </a>
      )}
    </div>
  )
}
