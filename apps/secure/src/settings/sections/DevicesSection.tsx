import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import { useDate } from '../parts/useDate.ts'
import type { ManageTexts } from '../texts/en.ts'

/** The browsers that open the wallet. */
export function DevicesSection({ facts, isBusy, run }: SectionProps): ReactElement {
  const text = useText<ManageTexts>()
  const toDate = useDate()
  return (
    <Section heading={text('manage.devices')}>
      {facts.devices.map(({ id, label, isCurrent, lastUsedAt }) => (
        <Item
          key={id}
          name={label}
          note={
            isCurrent
              ? text('manage.thisDevice')
              : text('manage.used', { date: toDate(lastUsedAt) })
          }
          isBusy={isBusy}
          cancel={text('manage.cancel')}
          actions={
            isCurrent
              ? []
              : [
                  {
                    label: text('manage.remove'),
                    onPress: () => run({ kind: 'removeDevice', id }),
                    ask: {
                      question: text('manage.removeAsk', { name: label }),
                      text: text('manage.deviceText'),
                    },
                  },
                ]
          }
        />
      ))}
    </Section>
  )
}
