import { type AuthTexts, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { useTime } from '../../views/useTime.ts'
import { Choices } from '../parts/Choices.tsx'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import { toMethodName } from '../parts/toMethodName.ts'
import { useDate } from '../parts/useDate.ts'
import type { ManageTexts } from '../texts/en.ts'
import { listLinkable } from './listLinkable.ts'

/** How the visitor logs in. The last way stays. */
export function LoginSection({ facts, place, isBusy, run }: SectionProps): ReactElement {
  const text = useText<ManageTexts & SecureTexts & AuthTexts>()
  const toDate = useDate()
  const describeTime = useTime()
  const { identities, passkeys, waitingEmail } = facts
  const isLast = identities.length + passkeys.length < 2
  const shared = { isBusy, cancel: text('manage.cancel') }
  const toRemoval = (name: string, onPress: () => void) =>
    isLast
      ? []
      : [
          {
            ...{ label: text('manage.remove'), onPress },
            ask: {
              question: text('manage.removeAsk', { name }),
              text: text('manage.unlinkText'),
            },
          },
        ]
  return (
    <Section heading={text('manage.login')}>
      {identities.map(({ provider, email, username }) => {
        const name = provider === 'email' ? text('auth.email') : toMethodName(provider)
        const user = email ?? username ?? undefined
        return (
          <Item
            key={`${provider} ${user}`}
            {...shared}
            name={name}
            note={user && <bdi>{user}</bdi>}
            actions={toRemoval(name, () => run({ kind: 'unlink', provider }))}
          />
        )
      })}
      {waitingEmail && (
        <Item
          {...shared}
          name={text('secure.waitingTitle')}
          note={text('secure.waitingLead', {
            ...{ email: waitingEmail.email, time: describeTime(waitingEmail.readyIn) },
          })}
          actions={[
            { label: text('secure.stopChange'), onPress: () => run({ kind: 'keepEmail' }) },
          ]}
        />
      )}
      {passkeys.map(({ id, label, lastUsedAt }) => (
        <Item
          key={id}
          {...shared}
          name={text('auth.passkeyName')}
          note={
            <>
              <bdi>{label}</bdi> · {text('manage.used', { date: toDate(lastUsedAt) })}
            </>
          }
          actions={toRemoval(label, () => run({ kind: 'removePasskey', id }))}
        />
      ))}
      <Choices
        isBusy={isBusy}
        choices={listLinkable(facts, place).map((provider) => ({
          label: text('manage.add', {
            name: provider === 'email' ? text('auth.email') : toMethodName(provider),
          }),
          onPress: () =>
            run(provider === 'email' ? { kind: 'linkEmail' } : { kind: 'link', provider }),
        }))}
      />
    </Section>
  )
}
