import type { Namespace } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { NoMatches } from '../../../components/EmptyState/NoMatches.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { Rows } from '../../../components/Row/Rows.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { getNamespaceName } from '../../../format/getNamespaceName.ts'
import { useText } from '../../../i18n/useText.ts'
import { useDebounced } from '../../../kit/useDebounced.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { NetworksTexts } from '../texts/en.ts'
import { findNetworks } from './findNetworks.ts'
import { LongNetworkGroup } from './LongNetworkGroup.tsx'
import { NetworkItem } from './NetworkItem.tsx'
import sheet from './NetworkList.module.css'
import { useChooseNetwork } from './useChooseNetwork.ts'
import { useNetworkChoices } from './useNetworkChoices.ts'

export type NetworkListProps = {
  /** Lists only this namespace. */
  namespace: Namespace | undefined
}

const searchableFrom = 8
const longFrom = 60
const searchMs = 100

/** The networks to choose from, with namespace headings if there are several. */
export function NetworkList({ namespace }: NetworkListProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<NetworksTexts>()
  const choose = useChooseNetwork()
  const groups = useNetworkChoices({ namespace })
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed, searchMs).trim()

  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const found = findNetworks(groups, search)
  return (
    <Rows className={classes.networks}>
      {count >= searchableFrom && (
        <div className={classes.search} data-pinned="top">
          <SearchField
            label={text('networks.search')}
            value={typed}
            onChange={setTyped}
            isEmpty={found.length === 0}
          />
        </div>
      )}
      <div>
        {found.length === 0 && <NoMatches>{text('networks.none', { search })}</NoMatches>}
        {found.map(({ namespace, choices }) => {
          const heading = groups.length > 1 ? getNamespaceName(namespace) : undefined
          return choices.length > longFrom ? (
            <LongNetworkGroup
              key={namespace}
              heading={heading}
              choices={choices}
              onChoose={choose}
            />
          ) : (
            <Group key={namespace} heading={heading} label={text('networks.list')}>
              {choices.map((choice) => (
                <NetworkItem
                  key={choice.network.caipNetworkId}
                  choice={choice}
                  onChoose={() => choose(choice)}
                />
              ))}
            </Group>
          )
        })}
      </div>
    </Rows>
  )
}
