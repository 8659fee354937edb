import { type AuthTexts, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { useTime } from '../../views/useTime.ts'
import { Choices } from '../parts/Choices.tsx'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import { useDate } from '../parts/useDate.ts'
import type { ManageTexts } from '../texts/en.ts'

/** What opens the wallet in another browser, and one that waits for it. The last one stays. */
export function RecoverySection({ facts, place, isBusy, run }: SectionProps): ReactElement {
  const text = useText<ManageTexts & SecureTexts & AuthTexts>()
  const toDate = useDate()
  const describeTime = useTime()
  const { recoversIn } = facts.wallet
  const methods = facts.wallet.holders.filter(({ kind }) => kind !== 'device')
  const shared = { isBusy, cancel: text('manage.cancel') }
  return (
    <Section heading={text('auth.recovery')}>
      {recoversIn !== null && (
        <Item
          {...shared}
          name={text('manage.recovers')}
          note={
            recoversIn > 0
              ? text('manage.recoversIn', { time: describeTime(recoversIn) })
              : text('manage.recoversNow')
          }
          actions={[
            { label: text('manage.stopRecovery'), onPress: () => run({ kind: 'stopRecovery' }) },
          ]}
        />
      )}
      {methods.map(({ id, kind, testedAt }) => {
        const method = kind === 'code' ? ('code' as const) : ('passkey' as const)
        const name = text(method === 'code' ? 'secure.codeName' : 'auth.passkeyName')
        const canTest = method === 'code' || place.hasPasskeys
        const test = {
          label: text('manage.test'),
          onPress: () => run({ kind: 'testRecovery', method }),
        }
        const remove = {
          label: text('manage.remove'),
          onPress: () => run({ kind: 'removeRecovery', id }),
          ask: {
            question: text('manage.removeAsk', { name }),
            text: text('manage.recoveryText'),
          },
        }
        return (
          <Item
            key={id}
            {...shared}
            name={name}
            note={
              testedAt ? text('manage.tested', { date: toDate(testedAt) }) : text('manage.untested')
            }
            actions={[...(canTest ? [test] : []), ...(methods.length > 1 ? [remove] : [])]}
          />
        )
      })}
      <Choices
        isBusy={isBusy}
        choices={[
          { label: text('manage.addRecovery'), onPress: () => run({ kind: 'addRecovery' }) },
        ]}
      />
    </Section>
  )
}
