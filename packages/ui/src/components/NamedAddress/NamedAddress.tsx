import { formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'

export type NamedAddressProps = {
  address: string
  /** Stands before the address and never in its place. */
  name: string | undefined
}

/** An account in one line: its name, if it has one, and its short address. */
export function NamedAddress({ address, name }: NamedAddressProps): ReactElement {
  return (
    <>
      {name && (
        <>
          <bdi>{name}</bdi>{' '}
        </>
      )}
      <bdi dir="ltr">{formatAddress(address)}</bdi>
    </>
  )
}
