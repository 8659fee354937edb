import type { ExportedSecret } from '@cleat/embedded-wallet/window'
import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { KitTexts } from '../../kit/texts/en.ts'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import { toNetworkName } from '../parts/toNetworkName.ts'
import type { ManageTexts } from '../texts/en.ts'

const keys = ['eip155', 'solana'] as const

/** Takes the wallet along: all of it, or one account. */
export function ExportSection({ facts, isBusy, run }: SectionProps): ReactElement {
  const text = useText<ManageTexts & KitTexts>()
  const has = (namespace: string) =>
    facts.wallet.accounts.some((account) => account.startsWith(`${namespace}:`))
  const toActions = (what: ExportedSecret) => [
    { label: text('manage.show'), onPress: () => run({ kind: 'export', what }) },
  ]
  const shared = { isBusy, cancel: text('manage.cancel') }
  return (
    <Section heading={text('manage.export')}>
      <Item
        {...shared}
        name={text('manage.words')}
        note={text('manage.wordsText')}
        actions={toActions('words')}
      />
      {keys.filter(has).map((namespace) => (
        <Item
          key={namespace}
          {...shared}
          name={text('manage.key', { network: toNetworkName(namespace) })}
          note={text('manage.keyText')}
          actions={toActions(namespace)}
        />
      ))}
      <Item
        {...shared}
        name={text('kit.makeTitle')}
        note={text('kit.makeLead')}
        actions={[{ label: text('kit.make'), onPress: () => run({ kind: 'kit' }) }]}
      />
    </Section>
  )
}
