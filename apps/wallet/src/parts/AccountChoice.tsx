import { useId } from 'react'
import type { AskedFamily } from '../words/sessionFamilies.ts'
import { shortAddress } from '../words/text/shortAddress.ts'

export type AccountChoiceProps = {
  family: AskedFamily
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/**
 * Selects the accounts of a namespace to share. Without accounts, the app does not get the
 * namespace.
 */
export function AccountChoice({ family, chosen, onChange }: AccountChoiceProps) {
  const { name, accounts } = family
  const id = useId()
  const toggle = (address: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, address] : chosen.filter((other) => other !== address))
  return (
    <fieldset className="card accounts" aria-describedby={`${id}-hint`}>
      <legend>{`${name} accounts to share`}</legend>
      <p className="hint" id={`${id}-hint`} role="status">
        {hintText({ family, isShared: chosen.length > 0 })}
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

function hintText({ family, isShared }: { family: AskedFamily; isShared: boolean }): string {
  const { name, networks, isRequired } = family
  if (isShared) return `On ${networks.join(', ')}`
  return isRequired
    ? `The app cannot do without ${name}: share an account, or reject.`
    : `The app gets nothing of ${name}.`
}
