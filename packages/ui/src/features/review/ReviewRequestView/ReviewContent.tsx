import type { RequestReview } from '@cleat/core'
import { formatAddress } from '@cleat/core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Facts } from '../../../components/Fact/Facts.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useReview } from '../controller/useReview.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { ActionList } from './ActionList.tsx'
import { findStranger } from './describeFinding.ts'
import { EvidenceFacts } from './EvidenceFacts.tsx'
import { FeeRow } from './FeeRow.tsx'
import { Findings } from './Findings.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import sheet from './ReviewRequestView.module.css'
import { reviewContext } from './reviewContext.ts'
import { Sentence } from './Sentence.tsx'
import { toText } from './sentence.ts'
import { useNewSubject } from './useNewSubject.ts'

export type ReviewContentProps = {
  review: RequestReview
  /** Whether a press counts already. */
  isArmed: boolean
}

/** One request: who asks, what it does, what could be lost. */
export function ReviewContent({ review, isArmed }: ReviewContentProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  const controller = useReview()
  const { network: networks } = useKit().controllers
  const box = useRef<HTMLDivElement>(null)
  const [isAgreed, setIsAgreed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { id, request, level } = review
  const evidence = review.evidence.status === 'done' ? review.evidence.evidence : undefined
  const fee = evidence?.fee === 'unknown' ? undefined : evidence?.fee
  const subject = useNewSubject(request, evidence)

  useEffect(() => controller.show({ id }), [controller, id])

  const { account, actions, chain, findings, method, path } = request
  const network = networks.find(chain)
  const who = findStranger(findings)
  const isStop = level === 'stop'
  const askFirst = () => {
    setIsMissing(true)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <reviewContext.Provider value={subject}>
      <div className={classes.review}>
        <p className={classes.from}>
          <Sentence
            sentence={{ name: 'review.from', values: { site: toText(globalThis.location.host) } }}
          />
        </p>
        {actions.length > 0 ? (
          <ActionList actions={actions} />
        ) : (
          <p className={classes.sentence}>
            <Sentence
              sentence={{
                name: 'review.method',
                values: { method: toText(path.at(-1) ?? method) },
              }}
            />
          </p>
        )}
        <Findings />
        <EvidenceFacts evidence={review.evidence} />
        <Facts>
          <Fact label={text('review.account')}>
            <span dir="ltr">{formatAddress(account)}</span>
          </Fact>
          {network && (
            <Fact label={text('review.network')}>
              <span aria-hidden="true">
                <NetworkImage
                  caipNetworkId={network.caipNetworkId}
                  name={network.name}
                  imageUrl={network.assets?.imageUrl}
                  size={20}
                />
              </span>
              <bdi>{network.name}</bdi>
            </Fact>
          )}
          <FeeRow evidence={review.evidence} network={network} />
        </Facts>
        {fee?.isGuarded && <p className={classes.quiet}>{text('review.guarded')}</p>}
        {fee?.isUpgrade && <p className={classes.quiet}>{text('review.upgrades')}</p>}
        {isStop && (
          <div ref={box}>
            <Checkbox
              isChecked={isAgreed}
              isMissing={isMissing && !isAgreed}
              onChange={setIsAgreed}
            >
              <Sentence
                sentence={
                  who === undefined
                    ? { name: 'review.understand' }
                    : {
                        name: 'review.know',
                        values: { who: { type: 'party', address: who, isWhole: true } },
                      }
                }
              />
            </Checkbox>
          </div>
        )}
        <ReviewActions
          review={review}
          isArmed={isArmed}
          onRefuse={isStop && !isAgreed ? askFirst : undefined}
        />
      </div>
    </reviewContext.Provider>
  )
}
