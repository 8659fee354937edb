import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} pede que você entre. Continue só se foi você que começou, com a carteira dona da sua conta Farcaster.',
  'farcaster.noWallet':
    'Nenhuma carteira foi encontrada neste navegador. Abra esta página no navegador onde está sua carteira.',
  'farcaster.copy': 'Copiar link',
  'farcaster.copied': 'Link copiado',
  'farcaster.decline': 'Não entrar',
  'farcaster.rejected': 'Você recusou na carteira. Tente novamente ou escolha outra carteira.',
  'farcaster.unsigned': 'Sua carteira não assinou. Tente novamente ou escolha outra carteira.',
  'farcaster.foreign': 'Esta carteira não pode assinar por essa conta Farcaster. Escolha outra.',
  'farcaster.accountTitle': 'Digite seu ID do Farcaster',
  'farcaster.accountLead':
    'Esta carteira não tem conta Farcaster. Se ela pode assinar por uma, digite o ID dessa conta.',
  'farcaster.account': 'ID do Farcaster',
  'farcaster.other': 'Escolher outra carteira',
  'farcaster.sign': 'Assinar',
  'farcaster.done': 'Você pode fechar esta página e voltar para onde começou.',
  'farcaster.late': 'Este login terminou. Comece de novo de onde você veio.',
}
