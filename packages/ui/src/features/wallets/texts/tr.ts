import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Cüzdan ara',
  'allWallets.certified': 'Yalnızca sertifikalı cüzdanlar',
  'allWallets.found': '{count, plural, one {# cüzdan} other {# cüzdan}}',
  'allWallets.none': '“{search}” ile eşleşen cüzdan yok.',
  'allWallets.clear': 'Tüm cüzdanları göster',
  'allWallets.failed': 'Cüzdanlar yüklenemedi',
  'allWallets.moreFailed': 'Daha fazla cüzdan yüklenemedi.',
  'getWallet.text': 'Bu cüzdanlar bu uygulamayla çalışır. Dilediğiniz zaman değiştirebilirsiniz.',
  'getWallet.all': 'Tüm cüzdanlar',
  'downloads.text': '{wallet} uygulamasını yükleyin, ardından bağlanmak için buraya dönün.',
  'downloads.textPhone':
    '{wallet} uygulamasını yükleyin, ardından bu sayfayı onun tarayıcısında açın.',
  'downloads.extension': 'Tarayıcı uzantısı',
  'downloads.iphone': 'iPhone uygulaması',
  'downloads.android': 'Android uygulaması',
  'downloads.desktop': 'Masaüstü uygulaması',
  'downloads.webApp': 'Web uygulaması',
  'downloads.website': 'Web sitesi',
  'downloads.phone': 'Telefonunuza yüklemek için tarayın',
  'downloads.none': 'Doğrulanmış bir bağlantımız yok. Uygulama mağazanızda {wallet} araması yapın.',
  'downloads.installed': '{wallet} yüklü',
  'downloads.connect': '{wallet} bağla',
  'whatIsAWallet.homeTitle': 'Varlıklarınızın evi',
  'whatIsAWallet.homeText':
    'Cüzdanınız, token’larınızın ve koleksiyon öğelerinizin anahtarlarını tutar. Bu anahtarlar yalnızca sizdedir.',
  'whatIsAWallet.keyTitle': 'Her uygulama için tek giriş',
  'whatIsAWallet.keyText': 'Cüzdanınızla giriş yapın. Yeni hesap yok, hatırlanacak parola yok.',
  'whatIsAWallet.sayTitle': 'Her şeyi siz onaylarsınız',
  'whatIsAWallet.sayText':
    'Uygulamalar yalnızca istek gönderebilir. Her isteği görür, sonra onaylar veya reddedersiniz.',
  'multiChain.title': 'Hangi ağ?',
  'multiChain.text': '{wallet} bunların tümünü destekliyor. Bağlanmak için birini seçin.',
}
