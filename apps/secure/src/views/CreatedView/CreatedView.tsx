import { Button, Fact, Facts, GroupedAddress, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'

/** The wallet is there: its addresses, whole. */
export function CreatedView({ shown, isBusy, answer }: ViewProps<'created'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('secure.createdTitle')} />
      <Facts>
        {shown.accounts.map((account) => {
          const [namespace, , address = ''] = account.split(':')
          const label = text(namespace === 'solana' ? 'secure.solana' : 'secure.evm')
          return (
            <Fact key={account} label={label}>
              <GroupedAddress address={address} label={label} />
            </Fact>
          )
        })}
      </Facts>
      <Button isLoading={isBusy} onClick={() => answer({ kind: 'done' })}>
        {text('secure.continue')}
      </Button>
    </div>
  )
}
