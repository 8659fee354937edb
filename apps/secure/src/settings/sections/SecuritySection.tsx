import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import type { ManageTexts } from '../texts/en.ts'

/** Whether a passkey is asked for, and logging out of all browsers. */
export function SecuritySection({ facts, place, isBusy, run }: SectionProps): ReactElement {
  const text = useText<ManageTexts>()
  const isOn = facts.wallet.confirm === 'passkey'
  const isPossible = facts.passkeys.length > 0 && place.hasPasskeys
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
