import { expandListedWallets } from '@cleat/core/registry'
import { mountModal } from '@cleat/ui/modal'
import { NetworkImage } from '@cleat/ui/parts'
import { AccountContent } from './content/AccountContent.tsx'
import { quietButton } from './content/QuietContent.tsx'

/** The code of the interface: the modal, and what buttons show beside their text. */
export type InterfaceParts = {
  /** Mounts the modal. */
  readonly mountModal: typeof mountModal
  /** The picture of a network. */
  readonly NetworkImage: typeof NetworkImage
  /** What an account button shows. */
  readonly AccountContent: typeof AccountContent
  /** The class of buttons without a frame. */
  readonly quietButton: string | undefined
  /** The list of the first view, which comes with the interface instead of one round trip later. */
  readonly expandListedWallets: typeof expandListedWallets
}

export const interfaceParts: InterfaceParts = {
  mountModal,
  NetworkImage,
  AccountContent,
  quietButton,
  expandListedWallets,
}
