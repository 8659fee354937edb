import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Cüzdan ara',
  'allWallets.certified': 'Yalnızca sertifikalı cüzdanlar',
  'allWallets.found': '{count, plural, one {# cüzdan} other {# cüzdan}}',
  'allWallets.none': 'Bu adda bir cüzdan yok: “{search}”',
  'allWallets.clear': 'Tüm cüzdanları göster',
  'allWallets.failed': 'Cüzdanlar yüklenemedi',
  'allWallets.moreFailed': 'Sonraki cüzdanlar yüklenemedi.',
  'getWallet.text':
    'Bunların hepsi bu uygulamayla çalışır. İstediğiniz zaman başkasına geçebilirsiniz.',
  'getWallet.all': 'Tüm cüzdanlar',
  'downloads.text': '{wallet}: Buradan yükleyin. Bu tarayıcıda göründüğü anda bağlayabilirsiniz.',
  'downloads.textPhone': '{wallet}: Yükleyin, sonra bu sayfayı cüzdanın tarayıcısında açın.',
  'downloads.extension': 'Tarayıcı uzantısı',
  'downloads.iphone': 'iPhone uygulaması',
  'downloads.android': 'Android uygulaması',
  'downloads.desktop': 'Masaüstü uygulaması',
  'downloads.webApp': 'Web uygulaması',
  'downloads.website': 'Web sitesi',
  'downloads.phone': 'Telefonunuza almak için tarayın',
  'downloads.none':
    '{wallet}: Bu cüzdan için bilinen güvenli bir bağlantı yok. Güvendiğiniz bir mağazada arayın.',
  'downloads.installed': '{wallet} yüklü',
  'downloads.connect': '{wallet} bağla',
  'whatIsAWallet.homeTitle': 'Size ait olanların evi',
  'whatIsAWallet.homeText':
    'Paranızın, tokenlarınızın ve koleksiyonlarınızın anahtarlarını tutar. Başka kimsede yoktur.',
  'whatIsAWallet.keyTitle': 'Her uygulama için tek anahtar',
  'whatIsAWallet.keyText':
    'Cüzdanınızla giriş yaparsınız. Yeni hesap yok, akılda tutulacak parola yok.',
  'whatIsAWallet.sayTitle': 'Onayınız olmadan olmaz',
  'whatIsAWallet.sayText':
    'Uygulamalar yalnızca isteyebilir. Ne istediklerini görür, onaylar veya onaylamazsınız.',
  'multiChain.title': 'Ağ türü seçin',
  'multiChain.text':
    '{wallet} bunların her biri için bir hesap sunuyor. Burada hangisini kullanmak istiyorsunuz?',
}
