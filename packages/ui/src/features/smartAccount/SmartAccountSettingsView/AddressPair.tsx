import type { AccountAddresses, CaipNetwork } from '@cleat/core'
import { type ReactElement, useId } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SmartAccountTexts } from '../texts/en.ts'
import { AddressCard } from './AddressCard.tsx'
import sheet from './AddressPair.module.css'

export type AddressPairProps = {
  addresses: AccountAddresses
  /** Where balances are read. */
  network: CaipNetwork
  /** Whether the visitor prefers a smart account. */
  isSmart: boolean
}

/** The addresses of both kinds of account, beside each other. */
export function AddressPair({ addresses, network, isSmart }: AddressPairProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SmartAccountTexts>()
  const id = useId()
  const { eoa, smartAccount } = addresses
  return (
    <section className={classes.pair}>
      <h3 id={id} className={classes.heading}>
        {text('smartAccount.addresses')}
      </h3>
      <ul
        className={classes.cards}
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
        role="list"
        aria-labelledby={id}
      >
        <AddressCard
          {...{ network, address: smartAccount, isActive: isSmart }}
          name={text('smartAccount.title')}
        />
        <AddressCard
          {...{ network, address: eoa, isActive: !isSmart }}
          name={text('smartAccount.plain')}
        />
      </ul>
    </section>
  )
}
