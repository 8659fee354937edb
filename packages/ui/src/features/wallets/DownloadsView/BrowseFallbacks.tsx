import type { WalletLink } from '@cleat/core/wallets'
import type { MouseEvent, ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { smartphoneIcon } from '../../../icons/smartphoneIcon.ts'
import { useChooseOther } from '../list/useChooseOther.ts'

export type BrowseFallbacksProps = {
  question: string
  /** Another link to the same app. */
  secondLink: WalletLink | undefined
  onFollow: (link: WalletLink, event: MouseEvent) => void
}

/** Alternatives for a wallet that did not open. */
export function BrowseFallbacks(props: BrowseFallbacksProps): ReactElement {
  const { question, secondLink, onFollow } = props
  const text = useText()
  const chooseOther = useChooseOther()
  return (
    <>
      {secondLink && (
        <Group heading={question}>
          <li>
            <Row
              icon={<IconTile of={smartphoneIcon} />}
              name={text('pairing.otherWay')}
              link={secondLink}
              onPress={(event) => onFollow(secondLink, event)}
            />
          </li>
        </Group>
      )}
      <Button variant="quiet" onClick={chooseOther}>
        {text('connecting.other')}
      </Button>
    </>
  )
}
