import { useId } from 'react'
import { shortAddress } from '../words/shortAddress.ts'

export type AccountChoiceProps = {
  legend: string
  networks: readonly string[]
  accounts: readonly string[]
  chosen: readonly string[]
  /** The app insists on it: one account at least has to be chosen. */
  isRequired: boolean
  onChange: (chosen: readonly string[]) => void
}

/** Which accounts of a family an app gets, and on which networks. None: the app does not get the family. */
export function AccountChoice(props: AccountChoiceProps) {
  const { legend, networks, accounts, chosen, isRequired, onChange } = props
  const id = useId()
  const toggle = (address: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, address] : chosen.filter((other) => other !== address))
  return (
    <fieldset className="card accounts" aria-describedby={`${id}-hint`}>
      <legend>{legend}</legend>
      <p className="hint" id={`${id}-hint`}>
        {`On ${networks.join(', ')}`}
        {isRequired && '. The app cannot do without'}
      </p>
      {accounts.map((address, index) => (
        <label key={address} htmlFor={`${id}-${index}`}>
          <input
            id={`${id}-${index}`}
            type="checkbox"
            checked={chosen.includes(address)}
            onChange={({ target }) => toggle(address, target.checked)}
          />
          <span dir="ltr">{shortAddress(address)}</span>
        </label>
      ))}
    </fieldset>
  )
}
