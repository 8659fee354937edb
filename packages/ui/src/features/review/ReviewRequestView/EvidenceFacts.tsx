import type { AssetChange, RequestSimulation, ReviewEvidence } from '@cleat/core'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Facts } from '../../../components/Fact/Facts.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { AssetText } from './AssetText.tsx'
import { PartyText } from './PartyText.tsx'
import sheet from './ReviewRequestView.module.css'
import { Sentence } from './Sentence.tsx'
import { toToken } from './sentence.ts'
import { useWorth } from './useWorth.ts'

/** What a trial of the request showed. It takes the same space while it is awaited. */
export function EvidenceFacts({ evidence }: { evidence: ReviewEvidence }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  const simulation = evidence.status === 'done' ? evidence.evidence?.simulation : undefined
  const isPending = evidence.status === 'pending'
  if (!isPending && (!simulation || simulation.status === 'reverted')) return null
  return (
    <section className={classes.evidence} aria-label={text('review.changes')} aria-live="polite">
      <h3 className={classes.heading}>{text('review.changes')}</h3>
      {isPending ? (
        <Facts>
          <Fact label={text('review.out')}>
            <Skeleton label={text('review.simulating')} isShown={true} />
          </Fact>
        </Facts>
      ) : (
        simulation && <SimulationFacts simulation={simulation} />
      )}
    </section>
  )
}

function SimulationFacts({ simulation }: { simulation: RequestSimulation }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  if (simulation.status === 'reverted') return null
  if (simulation.status === 'unknown')
    return <p className={classes.quiet}>{text(`review.${simulation.reason}`)}</p>
  const { changes, allowances } = simulation
  if (changes.length + allowances.length === 0)
    return <p className={classes.quiet}>{text('review.nothing')}</p>
  return (
    <Facts>
      <Changes label={text('review.out')} changes={changes} direction="out" />
      <Changes label={text('review.in')} changes={changes} direction="in" />
      {allowances.map(({ token, spender, amount }) => (
        <Fact key={`${token} ${spender}`} label={text('review.access')} isTall>
          <span>
            <PartyText address={spender} />
            {' · '}
            {amount === 'any' ? (
              <Sentence sentence={{ name: 'review.any', values: { token: toToken(token) } }} />
            ) : (
              <AssetText asset={{ token, amount }} />
            )}
          </span>
        </Fact>
      ))}
    </Facts>
  )
}

/** More are not read by anyone. */
const most = 8

function Changes(props: {
  label: string
  changes: readonly AssetChange[]
  direction: AssetChange['direction']
}): ReactElement | null {
  const { label, changes, direction } = props
  const classes = useStyles(sheet)
  const own = changes.filter((change) => change.direction === direction)
  if (own.length === 0) return null
  return (
    <Fact label={label}>
      <span className={classes.changes}>
        {own.slice(0, most).map((change) => (
          <Change key={`${change.token} ${change.id}`} change={change} />
        ))}
        {own.length > most && '…'}
      </span>
    </Fact>
  )
}

function Change({ change }: { change: AssetChange }): ReactElement {
  const classes = useStyles(sheet)
  const worth = useWorth(change)
  const { direction } = change
  return (
    <>
      {/* The sign stands before the amount in every language. */}
      <span data-direction={direction} dir="ltr">
        {direction === 'out' ? '−' : '+'}
        <bdi>
          <AssetText asset={change} />
        </bdi>
      </span>
      {worth !== undefined && <span className={classes.worth}>{worth}</span>}
    </>
  )
}
