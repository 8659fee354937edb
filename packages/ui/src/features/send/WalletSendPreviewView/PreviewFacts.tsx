import { type CaipNetwork, formatAddress } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { PaymentFee, PrepareFlow } from '@cleat/core/send'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Facts } from '../../../components/Fact/Facts.tsx'
import { FeeFact } from '../../../components/FeeFact/FeeFact.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useCoinPrice } from '../../../queries/useCoinPrice.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendPreviewView.module.css'

export type PreviewFactsProps = {
  token: TokenBalance
  amount: bigint
  to: string
  from: string
  network: CaipNetwork
  fee: PaymentFee | undefined
  /** The status of the preparation. */
  status: PrepareFlow['status']
  hasRisen: boolean
}

/** Receiver, sender, network and fee. */
export function PreviewFacts(props: PreviewFactsProps): ReactElement {
  const { token, amount, to, from, network, fee, status, hasRisen } = props
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const format = useFormat()
  const name = useControllerState(useSend().state, (state) => state.receiverProfileName)
  const price = useCoinPrice(network)
  const { caipNetworkId, assets, nativeCurrency } = network
  const { decimals } = token.quantity
  const total = token.address === undefined && fee ? amount + fee.expected : undefined
  return (
    <Facts>
      <Fact label={text('send.to')} isTall>
        {name !== undefined && (
          <bdi className={classes.name} dir="auto">
            {name}
          </bdi>
        )}
        <GroupedAddress address={to} label={text('send.receiver')} />
      </Fact>
      <Fact label={text('send.from')}>
        <span dir="ltr">{formatAddress(from)}</span>
      </Fact>
      <Fact label={text('send.network')}>
        <span aria-hidden="true">
          <NetworkImage
            caipNetworkId={caipNetworkId}
            name={network.name}
            imageUrl={assets?.imageUrl}
            size={20}
          />
        </span>
        <bdi>{network.name}</bdi>
      </Fact>
      {status !== 'error' && (
        <FeeFact
          label={text('send.fee')}
          network={network}
          price={price}
          fee={fee}
          isPending={status !== 'success'}
          hasRisen={hasRisen}
          words={{
            pending: text('send.preparing'),
            unknown: text('send.feeUnknown'),
            atMost: (values) => text('send.feeAtMost', values),
            sponsored: (values) => text('send.sponsored', values),
            declined: text('send.feeDeclined'),
            unavailable: text('send.feeUnavailable'),
          }}
        />
      )}
      {total !== undefined && (
        <Fact label={text('send.total')}>
          <bdi dir="ltr">
            {format.balance(total, { decimals, shownDecimals: 6 })}{' '}
            <bdi>{nativeCurrency.symbol}</bdi>
          </bdi>
        </Fact>
      )}
    </Facts>
  )
}
