import { formatAddress, type NameTransfer } from '@cleat/core'
import { isSameAddress } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './NameTransfers.module.css'
import type { NameTransfersTexts } from './texts/en.ts'
import { useTransfers } from './useTransfers.ts'

/** Names that were offered to the account and by it. Nothing where there are none. */
export function NameTransfers(): ReactElement | null {
  const kit = useKit()
  const classes = useStyles(sheet)
  const text = useText<NameTransfersTexts>()
  const format = useFormat()
  const { namespace, address = '', name: wallet = '' } = useConnectedWallet()
  const { transfers, change, act } = useTransfers()
  if (transfers.length === 0) return null

  const toDate = (time: string) => format.date(Date.parse(time), { dateStyle: 'medium' })
  const describe = ({ from, to, endsAt, resolvesAt }: NameTransfer, isIncoming: boolean) => {
    const account = formatAddress(toAddress(isIncoming ? from : to))
    if (resolvesAt === undefined) {
      const values = { account, date: toDate(endsAt) }
      return isIncoming
        ? text('nameTransfers.offeredBy', values)
        : text('nameTransfers.offeredTo', values)
    }
    const date = toDate(resolvesAt)
    return isIncoming
      ? text('nameTransfers.leadsFrom', { date })
      : text('nameTransfers.passedOn', { account, date })
  }
  return (
    <Group heading={text('nameTransfers.transfers')}>
      {transfers.map((transfer) => {
        const { name, to, resolvesAt } = transfer
        const isIncoming = isSameAddress(kit, namespace, toAddress(to), address)
        const isOfName = change.status !== 'idle' && change.name === name
        const isSigning = isOfName && change.status === 'signing'
        const isBusy = isSigning || (isOfName && change.status === 'sending')
        return (
          <li key={name} className={classes.transfer}>
            <div className={classes.texts}>
              <bdi className={classes.name} dir="ltr">
                {name}
              </bdi>
              <p className={classes.note}>
                {isSigning
                  ? text('connecting.pendingTitle', { wallet })
                  : describe(transfer, isIncoming)}
              </p>
            </div>
            {resolvesAt === undefined && (
              <span className={classes.action}>
                <Button
                  variant="quiet"
                  isLoading={isBusy}
                  aria-label={
                    isIncoming
                      ? text('nameTransfers.acceptName', { name })
                      : text('nameTransfers.withdrawName', { name })
                  }
                  onClick={() => void act(transfer, isIncoming ? 'accept' : 'withdraw')}
                >
                  {text(isIncoming ? 'nameTransfers.accept' : 'nameTransfers.withdraw')}
                </Button>
              </span>
            )}
          </li>
        )
      })}
    </Group>
  )
}

/** The address of a CAIP-10 account. */
function toAddress(account: string): string {
  return account.split(':').slice(2).join(':')
}
