import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Kurtarma kitinizi açın',
  'kit.fileLead':
    'Cüzdanınızın kelimelerini ve anahtarlarını hiçbir hizmet olmadan görün. Bu sayfa çevrimdışı çalışır ve girdiğiniz hiçbir şey bu sayfadan çıkmaz.',
  'kit.chooseFile': 'Kit dosyasını seç',
  'kit.pasteLabel': 'Ya da dosyanın içeriğini yapıştırın',
  'kit.pasteHint': 'Dosyayı bu sayfaya da bırakabilirsiniz.',
  'kit.notKit': 'Bu bir kurtarma kiti değil. Kitinizi oluştururken indirdiğiniz dosyayı seçin.',
  'kit.otherVersion':
    'Bu kiti daha yeni bir sürüm oluşturduğu için bu sayfa okuyamıyor. Kitle birlikte sakladığınız kurtarma sayfasını kullanın.',
  'kit.damaged':
    'Bu kit dosyası bozuk ya da eksik olduğu için açılamıyor. Başka bir kopyasını kullanın.',
  'kit.unreadable': 'Dosya okunamadı. Dosyayı yeniden seçin.',
  'kit.unsupportedTitle': 'Bu tarayıcı kit açamıyor',
  'kit.unsupportedLead': 'Tarayıcınızı güncelleyin ya da bu sayfayı başka bir tarayıcıda açın.',
  'kit.codeTitle': 'Kit kodunuzu girin',
  'kit.codeLead': 'Bu kodu, kiti {date} tarihinde oluştururken yazmıştınız.',
  'kit.codeName': 'Kit kodu',
  'kit.mistyped': 'Bu kit kodu eksik ya da yanlış yazılmış. Sakladığınız kopyayla karşılaştırın.',
  'kit.recoveryCode': 'Bu, kit açmayan kurtarma kodunuz. Kiti oluştururken yazdığınız kodu girin.',
  'kit.refused':
    'Bu kod bu kiti açmıyor. Kod ile dosyanın aynı kite ait olduğunu kontrol edin. Aynı kite aitlerse dosya bozuktur: başka bir kopyasını kullanın.',
  'kit.open': 'Kiti aç',
  'kit.opening': 'Kitiniz açılıyor…',
  'kit.otherFile': 'Başka dosya kullan',
  'kit.openedTitle': 'Cüzdanınız',
  'kit.openedLead':
    'Kelimelerle ya da bir özel anahtarla başka herhangi bir cüzdan uygulaması bu cüzdanı açabilir.',
  'kit.secretWarning':
    'Kelimeleri ya da bir özel anahtarı gören herkes cüzdanınızdaki her şeyi alabilir. Kimsenin bakmadığından emin olun ve bunları asla paylaşmayın.',
  'kit.differs':
    'Kelimeler, kitin belirttiğinden başka adreslere ait. Bunlar kelimelerin adresleri.',
  'kit.words': '24 kelimeniz',
  'kit.compatible': '{network} ve uyumlu ağlar',
  'kit.privateKey': 'Özel anahtar',
  'kit.showWords': 'Kelimeleri görmek için basılı tutun',
  'kit.showKey': 'Özel anahtarı görmek için basılı tutun',
  'kit.keepHolding': 'Basılı tutmaya devam edin…',
  'kit.pressAgain': 'Göstermek için 3 saniye sonra tekrar basın.',
  'kit.hidesIn': '{seconds} sn sonra gizlenecek',
  'kit.hide': 'Gizle',
  'kit.copySecret': 'Kopyala',
  'kit.copied': 'Kopyalandı',
  'kit.copyFailed': 'Kopyalanamadı. Metni seçip elle kopyalayın.',
  'kit.close': 'Kiti kapat',
  'kit.makeTitle': 'Kurtarma kiti oluşturun',
  'kit.makeLead':
    'Kit, bir dosya ile bir koddan oluşur. Bu hizmet artık var olmasa bile ikisi birlikte cüzdanınızı açar.',
  'kit.makeWarning':
    'İkisine de sahip olan herkes cüzdanınızdaki her şeyi alabilir. Dosyayı ve kodu farklı yerlerde saklayın.',
  'kit.make': 'Kit oluştur',
  'kit.cancel': 'İptal',
  'kit.making': 'Kitiniz oluşturuluyor…',
  'kit.saveTitle': 'Kitinizi saklayın',
  'kit.saveLead':
    'İki dosyayı da indirin ve kodu yazın. Kopyası bizde yok ve kod yalnızca şimdi gösteriliyor.',
  'kit.download': 'Kit dosyasını indir',
  'kit.downloadPage': 'Kurtarma sayfasını indir',
  'kit.pageNote': 'Kurtarma sayfası kitinizi her tarayıcıda, çevrimdışı da açar.',
  'kit.saved': 'Hepsini sakladım',
  'kit.confirmTitle': 'Kodun kopyasını kontrol edin',
  'kit.confirmLead': 'Kit kodunuzun bu iki bölümünü sakladığınız kopyadan girin.',
  'kit.part': '{number}. bölüm',
  'kit.confirmWrong':
    'Bu, kit kodunuzla eşleşmiyor. Kopyanızı kontrol edin ya da kodu yeniden gösterin.',
  'kit.showCode': 'Kit kodunu yeniden göster',
  'kit.finish': 'Bitir',
  'kit.doneTitle': 'Kurtarma kitiniz hazır',
  'kit.doneLead':
    'Bir kit geri alınamaz: içinde bir şey olduğu sürece cüzdanınızı açar. Dosyayı ya da kodu kaybederseniz başka bir kit oluşturun.',
  'kit.done': 'Bitti',
}
