import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { badgeCheckIcon } from '../../../icons/badgeCheckIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { WalletsTexts } from '../texts/en.ts'

export type CertifiedButtonProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Lists only the wallets that the app's service calls certified, and says so. */
export function CertifiedButton({ isOn, onChange }: CertifiedButtonProps): ReactElement {
  const { snackbar } = useKit().controllers
  const text = useText<WalletsTexts>()
  return (
    <IconButton
      label={text('allWallets.certified')}
      aria-pressed={isOn}
      icon={<Icon of={badgeCheckIcon} size={20} />}
      onClick={() => {
        onChange(!isOn)
        if (!isOn) snackbar.show({ message: text('allWallets.certified'), variant: 'success' })
      }}
    />
  )
}
