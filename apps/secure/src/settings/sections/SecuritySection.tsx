import { formatCurrency, useFormat, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Choices } from '../parts/Choices.tsx'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import type { ManageTexts } from '../texts/en.ts'

/** In whole dollars, in which prices are known. */
const limits = [20, 100, 500] as const

/** Whether a passkey is asked for, what is paid without a window, and logging out everywhere. */
export function SecuritySection({ facts, place, isBusy, run }: SectionProps): ReactElement {
  const text = useText<ManageTexts>()
  const isOn = facts.wallet.confirm === 'passkey'
  const isPossible = facts.passkeys.length > 0 && place.hasPasskeys
  const format = useFormat()
  const toAmount = (limit: number) =>
    formatCurrency(limit, { format, currency: 'USD', maximumFractionDigits: 0 })
  const shared = { isBusy, cancel: text('manage.cancel') }
  return (
    <Section heading={text('manage.security')}>
      {(isOn || isPossible) && (
        <Item
          {...shared}
          name={text('manage.confirm')}
          note={text(isOn ? 'manage.confirmOn' : 'manage.confirmOff')}
          actions={[
            {
              label: text(isOn ? 'manage.turnOff' : 'manage.turnOn'),
              onPress: () => run({ kind: 'setConfirm', confirm: isOn ? 'off' : 'passkey' }),
            },
          ]}
        />
      )}
      {place.approvals === 'frame' && (
        <>
          <Item
            {...shared}
            name={text('manage.limit')}
            note={
              facts.limit === 0
                ? text('manage.limitOff')
                : text('manage.limitOn', { amount: toAmount(facts.limit) })
            }
            actions={
              facts.limit === 0
                ? []
                : [
                    {
                      label: text('manage.turnOff'),
                      onPress: () => run({ kind: 'setLimit', limit: 0 }),
                    },
                  ]
            }
          />
          <Choices
            isBusy={isBusy}
            choices={limits
              .filter((limit) => limit !== facts.limit)
              .map((limit) => ({
                label: text('manage.limitTo', { amount: toAmount(limit) }),
                onPress: () => run({ kind: 'setLimit', limit }),
              }))}
          />
        </>
      )}
      <Item
        {...shared}
        name={text('manage.logOut')}
        note={text('manage.logOutText')}
        actions={[
          {
            label: text('manage.logOut'),
            onPress: () => run({ kind: 'logOutEverywhere' }),
            ask: { question: `${text('manage.logOut')}?`, text: text('manage.logOutText') },
          },
        ]}
      />
    </Section>
  )
}
