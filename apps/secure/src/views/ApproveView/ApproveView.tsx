import { type DecodedRequest, formatAddress } from '@cleat/core'
import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import type { ReviewTexts } from '@cleat/ui/secure'
import {
  ActionList,
  Button,
  Checkbox,
  Fact,
  Facts,
  Findings,
  GroupedAddress,
  Notice,
  type ReviewSubject,
  reviewContext,
  Sentence,
  useFormat,
  useStyles,
  useText,
} from '@cleat/ui/secure'
import { type MouseEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import { useConsent } from './consent/useConsent.ts'
import { readRequest } from './readRequest.ts'
import { toShownOrigin } from './toShownOrigin.ts'

type Texts = SecureTexts & ReviewTexts

export type ApproveViewProps = ViewProps<'approve'> & {
  /** @default 'frame', which asks for a window where it is not seen for sure */
  surface?: 'frame' | 'window' | undefined
}

/** What the page asks to sign: who asks, what it does, what could be lost, what it costs. */
export function ApproveView(props: ApproveViewProps): ReactElement {
  const { shown, isBusy, answer, surface = 'frame' } = props
  const classes = useStyles(viewSheet)
  const text = useText<Texts>()
  const { request, origin, problem } = shown
  const decoded = useMemo(() => readRequest(request), [request])
  const subject = useMemo(() => toSubject(decoded, request), [decoded, request])
  // A yes to one request is none to the next.
  const [agreed, setAgreed] = useState<FrameRequest>()
  const [missing, setMissing] = useState<FrameRequest>()
  const isAgreed = agreed === request
  const view = useRef<HTMLDivElement>(null)
  const { isArmed, isUnproven, handlers, isMeant } = useConsent({
    ...{ shown: request, element: view, surface },
  })
  const isAside = surface === 'frame' && isUnproven && !isBusy
  useEffect(() => {
    if (isAside) answer({ kind: 'window' })
  }, [isAside, answer])
  const isStop = decoded.level === 'stop' || decoded.level === 'refused'
  const approve = (event: MouseEvent) => {
    const isYes = isMeant(event)
    if (isStop && !isAgreed) return setMissing(request)
    if (isYes && !isBusy) answer({ kind: 'approve' })
  }
  const site = { type: 'text', text: toShownOrigin(origin) } as const
  return (
    <reviewContext.Provider value={subject}>
      <div ref={view} className={classes.view}>
        <Head title={text('secure.approveTitle')}>
          <Sentence sentence={{ name: 'review.from', values: { site } }} />
        </Head>
        <ActionList actions={decoded.actions} />
        <Findings />
        <Facts>
          {listReceivers(decoded).map((address) => (
            <Fact key={address} label={text('secure.receiver')} isTall={true}>
              <GroupedAddress address={address} label={text('secure.receiver')} />
            </Fact>
          ))}
          <Fact label={text('review.account')}>
            <span dir="ltr">{formatAddress(request.address)}</span>
          </Fact>
          <Fact label={text('review.network')}>
            <bdi>{request.network.name}</bdi>
          </Fact>
          <MostFee request={request} />
        </Facts>
        {isStop && (
          <Checkbox
            isChecked={isAgreed}
            isMissing={missing === request && !isAgreed}
            onChange={(isChecked) => setAgreed(isChecked ? request : undefined)}
          >
            {text('review.understand')}
          </Checkbox>
        )}
        {problem && <Notice variant="error">{text('secure.unsigned')}</Notice>}
        <div className={classes.actions}>
          <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'decline' })}>
            {text('review.cancel')}
          </Button>
          <Button
            {...handlers}
            isLoading={isBusy}
            variant={isArmed && (!isStop || isAgreed) ? 'primary' : 'muted'}
            aria-disabled={!isArmed || undefined}
            onClick={approve}
          >
            {text(isBusy ? 'secure.signing' : 'review.confirm')}
          </Button>
        </div>
      </div>
    </reviewContext.Provider>
  )
}

/** Addresses of all recipients, which are shown whole: here is where they can be compared. */
function listReceivers({ actions }: DecodedRequest): readonly string[] {
  const found = actions.flatMap((action) => (action.kind === 'transfer' ? [action.to] : []))
  return [...new Set(found)]
}

function MostFee({ request }: { request: FrameRequest }): ReactElement | null {
  const text = useText<Texts>()
  const format = useFormat()
  const { question, network } = request
  if (question.method !== 'eth_signTransaction') return null
  const { gas, maxFeePerGas } = question.transaction
  const { decimals, symbol } = network
  const most = BigInt(gas) * BigInt(maxFeePerGas)
  const amount = format.balance(most, { decimals, shownDecimals: 6 })
  return <Fact label={text('review.fee')}>{text('review.feeUpTo', { amount, symbol })}</Fact>
}

/** The chain cannot be asked here: tokens keep their addresses, and amounts their base units. */
function toSubject(decoded: ReviewSubject['request'], { network }: FrameRequest): ReviewSubject {
  const { symbol, decimals } = network
  return {
    ...{ request: decoded, network: undefined, isShownAgain: false, getName: () => undefined },
    useTokenFacts: (asset) =>
      asset.token === undefined
        ? { symbol, decimals, isPending: false }
        : { symbol: asset.symbol, decimals: asset.decimals, isPending: false },
  }
}
