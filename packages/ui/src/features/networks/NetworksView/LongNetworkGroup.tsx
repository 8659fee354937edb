import {
  type KeyboardEvent,
  type ReactElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import groupSheet from '../../../components/Group/Group.module.css'
import { useText } from '../../../i18n/useText.ts'
import { useRowWindow } from '../../../motion/useRowWindow.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { NetworksTexts } from '../texts/en.ts'
import { NetworkItem } from './NetworkItem.tsx'
import sheet from './NetworkList.module.css'
import type { NetworkChoice } from './useNetworkChoices.ts'

export type LongNetworkGroupProps = {
  heading: string | undefined
  choices: readonly NetworkChoice[]
  onChoose: (choice: NetworkChoice) => void
}

/** Including the gap to the next row. */
const rowHeight = 60

/** Like `Group`, but renders only visible rows. */
export function LongNetworkGroup(props: LongNetworkGroupProps): ReactElement {
  const { heading, choices, onChoose } = props
  const group = useStyles(groupSheet)
  const classes = useStyles(sheet)
  const text = useText<NetworksTexts>()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const [focused, setFocused] = useState(0)
  const count = choices.length
  const { rows } = useRowWindow({ list, count, rowHeight, keptRow: focused })

  // The row is rendered now, even if it was far away.
  useLayoutEffect(() => {
    const place = wanted.current
    wanted.current = undefined
    if (place !== undefined)
      list.current?.querySelector<HTMLElement>(`[aria-posinset="${place + 1}"] > button`)?.focus()
  })
  const goToEnd = (event: KeyboardEvent<HTMLElement>) => {
    const place = { Home: 0, End: count - 1 }[event.key]
    if (place === undefined) return
    event.preventDefault()
    event.stopPropagation()
    wanted.current = place
    setFocused(place)
  }
  return (
    <div className={group.group}>
      {heading && (
        <h3 id={id} className={group.heading}>
          {heading}
        </h3>
      )}
      <ul
        ref={list}
        className={classes.long}
        style={{ height: count * rowHeight }}
        onKeyDown={goToEnd}
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
        role="list"
        aria-labelledby={heading ? id : undefined}
        aria-label={heading ? undefined : text('networks.list')}
      >
        {rows.map((index) => {
          const choice = choices[index]
          return (
            choice && (
              <NetworkItem
                key={choice.network.caipNetworkId}
                choice={choice}
                place={{ index, top: index * rowHeight, count }}
                onFocus={() => setFocused(index)}
                onChoose={() => onChoose(choice)}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}
