import type { DecodedRequest } from '@cleat/core'
import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import type { ReviewTexts } from '@cleat/ui/secure'
import {
  ActionList,
  Button,
  Checkbox,
  Findings,
  Notice,
  type ReviewSubject,
  reviewContext,
  Sentence,
  useStyles,
  useText,
} from '@cleat/ui/secure'
import { type MouseEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import { AccountChange } from './AccountChange.tsx'
import { useConsent } from './consent/useConsent.ts'
import { isUpgrade } from './isUpgrade.ts'
import { RequestFacts } from './RequestFacts.tsx'
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
  const [upgraded, setUpgraded] = useState<FrameRequest>()
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
  const { findings, actions } = subject.request
  const isStop = findings.some(({ level }) => level === 'stop' || level === 'refused')
  const isUpgrading = isUpgrade(request)
  const isBatch = request.question.method === 'wallet_signCalls'
  const isLimited = request.question.method === 'wallet_signCalls' && request.question.asked.guard
  const isChosen = (!isStop || isAgreed) && (!isUpgrading || upgraded === request)
  const approve = (event: MouseEvent) => {
    const isYes = isMeant(event)
    if (!isChosen) return setMissing(request)
    if (isYes && !isBusy) answer({ kind: 'approve' })
  }
  const site = { type: 'text', text: toShownOrigin(origin) } as const
  return (
    <reviewContext.Provider value={subject}>
      <div ref={view} className={classes.view}>
        <Head title={text('secure.approveTitle')}>
          <Sentence sentence={{ name: 'review.from', values: { site } }} />
        </Head>
        <ActionList actions={actions} />
        {actions.length > 1 && isBatch && <p className={classes.note}>{text('secure.together')}</p>}
        <Findings />
        <AccountChange request={request} />
        <RequestFacts decoded={decoded} request={request} />
        {isLimited && <p className={classes.note}>{text('review.guarded')}</p>}
        {isStop && (
          <Checkbox
            isChecked={isAgreed}
            isMissing={missing === request && !isAgreed}
            onChange={(isChecked) => setAgreed(isChecked ? request : undefined)}
          >
            {text('review.understand')}
          </Checkbox>
        )}
        {isUpgrading && (
          <Checkbox
            isChecked={upgraded === request}
            isMissing={missing === request && upgraded !== request}
            onChange={(isChecked) => setUpgraded(isChecked ? request : undefined)}
          >
            {text('secure.upgradeAgree')}
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
            variant={isArmed && isChosen ? 'primary' : 'muted'}
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

/** The chain cannot be asked here: tokens keep their addresses, and amounts their base units. */
function toSubject(given: DecodedRequest, asked: FrameRequest): ReviewSubject {
  const { symbol, decimals } = asked.network
  // An upgrade has other words than a foreign one: no page chooses its code.
  const decoded: DecodedRequest = isUpgrade(asked)
    ? {
        ...given,
        actions: given.actions.filter(({ kind }) => kind !== 'delegate'),
        findings: given.findings.filter(({ rule }) => rule !== 'delegate-code'),
      }
    : given
  return {
    ...{ request: decoded, network: undefined, isShownAgain: false, getName: () => undefined },
    useTokenFacts: (asset) =>
      asset.token === undefined
        ? { symbol, decimals, isPending: false }
        : { symbol: asset.symbol, decimals: asset.decimals, isPending: false },
  }
}
