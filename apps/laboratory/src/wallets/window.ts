import { mountWalletWindow } from '@cleat/testing'

mountWalletWindow(document)
