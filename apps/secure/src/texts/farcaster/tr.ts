import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} giriş yapmanızı istiyor. Yalnızca bunu siz başlattıysanız, Farcaster hesabınızın sahibi olan cüzdanla devam edin.',
  'farcaster.noWallet':
    'Bu tarayıcıda cüzdan bulunamadı. Bu sayfayı cüzdanınızın olduğu tarayıcıda açın.',
  'farcaster.copy': 'Bağlantıyı kopyala',
  'farcaster.copied': 'Bağlantı kopyalandı',
  'farcaster.decline': 'Giriş yapma',
  'farcaster.rejected': 'Cüzdanınızda reddettiniz. Tekrar deneyin veya başka bir cüzdan seçin.',
  'farcaster.unsigned': 'Cüzdanınız imzalamadı. Tekrar deneyin veya başka bir cüzdan seçin.',
  'farcaster.foreign': 'Bu cüzdan o Farcaster hesabı için imzalayamaz. Başka birini seçin.',
  'farcaster.accountTitle': 'Farcaster kimliğinizi girin',
  'farcaster.accountLead':
    'Bu cüzdanın Farcaster hesabı yok. Bir hesap için imzalayabiliyorsa o hesabın kimliğini girin.',
  'farcaster.account': 'Farcaster kimliği',
  'farcaster.other': 'Başka cüzdan seç',
  'farcaster.sign': 'İmzala',
  'farcaster.done': 'Bu sayfayı kapatıp başladığınız yere dönebilirsiniz.',
  'farcaster.late': 'Bu giriş sona erdi. Geldiğiniz yerde yeniden başlayın.',
}
