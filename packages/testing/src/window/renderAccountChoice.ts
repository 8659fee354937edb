import type { Address } from 'viem'
import { createElement } from './createElement.ts'
import { shortAddress } from './shortAddress.ts'

export type AccountChoiceParameters = {
  document: Document
  accounts: readonly Address[]
  selected: readonly Address[]
  onChange: (chosen: readonly Address[]) => void
}

export type AccountChoice = { element: HTMLElement; chosen: () => readonly Address[] }

/** Renders a checkbox per account. */
export function renderAccountChoice(parameters: AccountChoiceParameters): AccountChoice {
  const { document, accounts, selected, onChange } = parameters
  const boxes = accounts.map((address) => {
    const attributes = { type: 'checkbox', name: 'account', value: address }
    const box = createElement({ document, tag: 'input', attributes })
    box.checked = selected.includes(address)
    box.addEventListener('change', () => onChange(chosen()))
    return { address, box }
  })
  // Checked accounts keep their earlier order, the active one first.
  const chosen = () => {
    const ticked = boxes.filter(({ box }) => box.checked).map(({ address }) => address)
    const before = selected.filter((address) => ticked.includes(address))
    return [...before, ...ticked.filter((address) => !before.includes(address))]
  }
  const rows = boxes.map(({ address, box }, index) =>
    createElement({
      ...{ document, tag: 'label' },
      children: [
        box,
        createElement({ document, tag: 'span', text: `Account ${index + 1}` }),
        createElement({
          ...{ document, tag: 'span', text: shortAddress(address) },
          attributes: { class: 'address', title: address },
        }),
      ],
    }),
  )
  const legend = createElement({ document, tag: 'legend', text: 'Accounts' })
  const element = createElement({ document, tag: 'fieldset', children: [legend, ...rows] })
  return { element, chosen }
}
