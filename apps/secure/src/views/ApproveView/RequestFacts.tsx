import { type DecodedRequest, formatAddress } from '@cleat/core'
import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import { findActor } from '@cleat/embedded-wallet/implementations'
import {
  Fact,
  Facts,
  GroupedAddress,
  type ReviewTexts,
  Sentence,
  useFormat,
  useText,
} from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { readFee } from './readFee.ts'

type Texts = SecureTexts & ReviewTexts

/** Who gets something, which account and network it is, what can leave, and what it costs. */
export function RequestFacts(props: {
  decoded: DecodedRequest
  request: FrameRequest
}): ReactElement {
  const { decoded, request } = props
  const text = useText<Texts>()
  return (
    <Facts>
      {listReceivers(decoded).map((address) => (
        <Fact key={address} label={text('secure.receiver')} isTall={true}>
          <GroupedAddress address={address} label={text('secure.receiver')} />
        </Fact>
      ))}
      <Fact label={text('review.account')}>
        <span dir="ltr">{formatAddress(findActor(request))}</span>
      </Fact>
      <Fact label={text('review.network')}>
        <bdi>{request.network.name}</bdi>
      </Fact>
      <MostLeaving request={request} />
      <Fee request={request} />
    </Facts>
  )
}

/** Addresses of all recipients, which are shown whole: here is where they can be compared. */
function listReceivers({ actions }: DecodedRequest): readonly string[] {
  const found = actions.flatMap((action) => (action.kind === 'transfer' ? [action.to] : []))
  return [...new Set(found)]
}

/** What the chain lets out at most. */
function MostLeaving({ request }: { request: FrameRequest }): ReactElement | null {
  const text = useText<Texts>()
  const { question } = request
  const guard = question.method === 'wallet_signCalls' ? question.asked.guard : undefined
  if (!guard) return null
  const assets = guard.limits.map(({ token, most }) => ({ token, amount: BigInt(most) }))
  const amount = { type: 'assets', assets } as const
  return (
    <Fact label={text('secure.leaves')} isTall={true}>
      <Sentence sentence={{ name: 'review.allowance', values: { amount } }} />
    </Fact>
  )
}

function Fee({ request }: { request: FrameRequest }): ReactElement | null {
  const text = useText<Texts>()
  const format = useFormat()
  const fee = readFee(request)
  if (!fee) return null
  const { decimals, symbol } = request.network
  const amount = format.balance(fee.most, { decimals, shownDecimals: 6 })
  // Its name is its own word, its address is not.
  const sponsor = fee.sponsor && `${fee.sponsor.name} (${formatAddress(fee.sponsor.paymaster)})`
  return (
    <Fact label={text('review.fee')} isTall={sponsor !== undefined}>
      {sponsor === undefined
        ? text('review.feeUpTo', { amount, symbol })
        : text('review.sponsored', { sponsor })}
    </Fact>
  )
}
