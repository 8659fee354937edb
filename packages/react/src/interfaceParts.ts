import { mountModal } from '@cleat/ui/modal'
import { NetworkImage } from '@cleat/ui/parts'
import { AccountContent } from './buttons/parts/AccountContent.tsx'
import { quietButton } from './buttons/parts/QuietContent.tsx'

/** The code of the interface: the modal, and what buttons show beside their text. */
export type InterfaceParts = {
  readonly mountModal: typeof mountModal
  readonly NetworkImage: typeof NetworkImage
  readonly AccountContent: typeof AccountContent
  readonly quietButton: string | undefined
}

export const interfaceParts: InterfaceParts = {
  mountModal,
  NetworkImage,
  AccountContent,
  quietButton,
}
