import { Button, GroupedAddress, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import sheet from './CreatedView.module.css'

/** The wallet is there: its addresses, whole. */
export function CreatedView({ shown, isBusy, answer }: ViewProps<'created'>): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<SecureTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('secure.createdTitle')} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul className={own.accounts} role="list">
        {shown.accounts.map((account) => {
          const [namespace, , address = ''] = account.split(':')
          const label =
            namespace === 'solana' ? 'Solana' : text('secure.compatible', { network: 'Ethereum' })
          return (
            <li key={account} className={own.account}>
              <span className={own.label}>{label}</span>
              <GroupedAddress address={address} label={label} />
            </li>
          )
        })}
      </ul>
      <Button isLoading={isBusy} onClick={() => answer({ kind: 'done' })}>
        {text('secure.continue')}
      </Button>
    </div>
  )
}
