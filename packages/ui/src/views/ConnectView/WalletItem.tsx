import type { ReactElement } from 'react'
import { Row } from '../../components/Row/Row.tsx'
import { WalletImage } from '../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../i18n/useText.ts'
import type { WalletRow } from './listWallets.ts'

export type WalletItemProps = { row: WalletRow; onChoose: () => void }

/** A wallet in the list. */
export function WalletItem({ row, onChoose }: WalletItemProps): ReactElement {
  const text = useText()
  return (
    <li>
      <Row
        icon={<WalletImage name={row.name} imageUrl={row.icon} />}
        name={row.name}
        trait={row.isInstalled ? undefined : text('connect.missingTrait')}
        onPress={onChoose}
      />
    </li>
  )
}
