import type { Revocation, RevocationFact } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { circleAlertIcon } from '../../../icons/circleAlertIcon.ts'
import { shieldQuestionIcon } from '../../../icons/shieldQuestionIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SessionsTexts } from '../texts/en.ts'
import sheet from './SmartSessionDetailView.module.css'

const drawings = {
  done: checkIcon,
  failed: circleAlertIcon,
  unknown: shieldQuestionIcon,
} as const

export type RevocationFactsProps = {
  revocation: Revocation
  wallet: string
  /** The network that enforces it. `undefined` where the wallet's list has to tell. */
  network: string | undefined
}

/** What became of a revocation, each step with a line. */
export function RevocationFacts({
  revocation,
  wallet,
  network,
}: RevocationFactsProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SessionsTexts>()
  // One step waits for the other.
  const waiting = (['wallet', 'chain', 'service'] as const).find(
    (step) => revocation[step] === 'pending',
  )
  const lines = [
    ['wallet', 'permissions.stepWallet'],
    ['chain', network === undefined ? 'permissions.stepList' : 'permissions.stepChain'],
    ['service', 'permissions.stepService'],
  ] as const
  return (
    <ul
      className={classes.steps}
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
      role="list"
      aria-live="polite"
      aria-label={text('permissions.steps')}
    >
      {lines
        .filter(([step]) => revocation[step] !== 'skipped')
        .filter(([step]) => revocation[step] !== 'pending' || step === waiting)
        .map(([step, key]) => (
          <li key={step} className={classes.step} data-fact={revocation[step]}>
            <Mark fact={revocation[step]} />
            <span>{text(key, { fact: revocation[step], wallet, network: network ?? '' })}</span>
          </li>
        ))}
    </ul>
  )
}

function Mark({ fact }: { fact: RevocationFact }): ReactElement {
  const drawing = fact === 'pending' || fact === 'skipped' ? undefined : drawings[fact]
  return drawing ? <Icon of={drawing} size={18} /> : <Spinner size={18} />
}
