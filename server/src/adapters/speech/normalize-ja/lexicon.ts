import { table } from "../table.ts";
import { loanwords } from "./loanwords.ts";

const names = table(`
iphone=アイフォーン ipad=アイパッド ipod=アイポッド imac=アイマック macbook=マックブック airpods=エアーポッズ airpod=エアーポッド
apple=アップル apple_watch=アップルウォッチ ios=アイオーエス macos=マックオーエス ipados=アイパッドオーエス android=アンドロイド
windows=ウィンドウズ microsoft=マイクロソフト google=グーグル amazon=アマゾン facebook=フェイスブック instagram=インスタグラム
twitter=ツイッター youtube=ユーチューブ tiktok=ティックトック line=ライン netflix=ネットフリックス spotify=スポティファイ
playstation=プレイステーション nintendo=ニンテンドー switch=スイッチ xbox=エックスボックス sony=ソニー panasonic=パナソニック
canon=キヤノン nikon=ニコン fujifilm=フジフイルム sharp=シャープ toshiba=トーシバ hitachi=ヒタチ casio=カシオ seiko=セイコー
toyota=トヨタ honda=ホンダ nissan=ニッサン mazda=マツダ subaru=スバル suzuki=スズキ lexus=レクサス tesla=テスラ
samsung=サムスン galaxy=ギャラクシー pixel=ピクセル xperia=エクスペリア huawei=ファーウェイ xiaomi=シャオミ anker=アンカー
intel=インテル amd=エーエムディー nvidia=エヌビディア geforce=ジーフォース ryzen=ライゼン core=コア
openai=オープンエーアイ chatgpt=チャットジーピーティー gemini=ジェミニ claude=クロード copilot=コパイロット github=ギットハブ
linux=リナックス ubuntu=ウブントゥ debian=デビアン docker=ドッカー python=パイソン java=ジャバ javascript=ジャバスクリプト
typescript=タイプスクリプト node.js=ノードジェイエス react=リアクト vue=ビュー wordpress=ワードプレス excel=エクセル word=ワード
powerpoint=パワーポイント photoshop=フォトショップ adobe=アドビ zoom=ズーム slack=スラック notion=ノーション teams=チームズ
wi-fi=ワイファイ wifi=ワイファイ bluetooth=ブルートゥース usb_type-c=ユーエスビータイプシー usb-c=ユーエスビーシー type-c=タイプシー
type-a=タイプエー lightning=ライトニング hdmi=エイチディーエムアイ displayport=ディスプレイポート thunderbolt=サンダーボルト nfc=エヌエフシー
magsafe=マグセーフ suica=スイカ pasmo=パスモ paypay=ペイペイ rakuten=ラクテン zozotown=ゾゾタウン uniqlo=ユニクロ muji=ムジ ikea=イケア
nike=ナイキ adidas=アディダス puma=プーマ chanel=シャネル gucci=グッチ hermes=エルメス dior=ディオール rolex=ロレックス
starbucks=スターバックス disney=ディズニー lego=レゴ nasa=ナサ jaxa=ジャクサ nato=ナトー unesco=ユネスコ unicef=ユニセフ opec=オペック asean=アセアン
iso=アイエスオー jis=ジス jas=ジャス pdf=ピーディーエフ oled=ユーキイーエル ssd=エスエスディー ram=ラム rom=ロム sim=シム esim=イーシム
led=エルイーディー url=ユーアールエル faq=エフエーキュー ok=オーケー ng=エヌジー sale=セール new=ニュー off=オフ on=オン set=セット box=ボックス
max=マックス mini=ミニ pro=プロ plus=プラス air=エア ultra=ウルトラ lite=ライト one=ワン top=トップ best=ベスト free=フリー big=ビッグ hot=ホット
the=ザ and=アンド or=オア of=オブ for=フォー with=ウィズ in=イン to=トゥ by=バイ from=フロム at=アット a=ア
web=ウェブ website=ウェブサイト app=アプリ email=イーメール e-mail=イーメール mail=メール online=オンライン offline=オフライン blog=ブログ
camera=カメラ button=ボタン shirt=シャツ shirts=シャツ t-shirt=ティーシャツ jacket=ジャケット bag=バッグ size=サイズ color=カラー colour=カラー
white=ホワイト black=ブラック red=レッド blue=ブルー green=グリーン yellow=イエロー pink=ピンク gray=グレー grey=グレー brown=ブラウン navy=ネイビー
beige=ベージュ gold=ゴールド silver=シルバー orange=オレンジ purple=パープル natural=ナチュラル classic=クラシック premium=プレミアム
smart=スマート phone=フォン watch=ウォッチ tv=テレビ pc=ピーシー dvd=ディーブイディー cd=シーディー blu-ray=ブルーレイ
studio=スタジオ video=ビデオ audio=オーディオ radio=ラジオ stereo=ステレオ energy=エネルギー vitamin=ビタミン news=ニュース
coffee=コーヒー tea=ティー chocolate=チョコレート cake=ケーキ beer=ビール wine=ワイン water=ウォーター milk=ミルク
vs=バーサス etc=エトセトラ inc=インク ltd=リミテッド co=コー corp=コーポレーション com=コム net=ネット org=オルグ jp=ジェイピー io=アイオー
dev=デブ ai=エーアイ it=アイティー iot=アイオーティー dx=ディーエックス esg=イーエスジー sdgs=エスディージーズ covid-19=コビッドナインティーン pm2.5=ピーエムニーテンゴ
world=ワールド life=ライフ style=スタイル design=デザイン service=サービス system=システム project=プロジェクト member=メンバー
store=ストア shop=ショップ market=マーケット point=ポイント card=カード pay=ペイ gift=ギフト fashion=ファッション sports=スポーツ
taro=タロー jiro=ジロー ichiro=イチロー tokyo=トーキョー osaka=オーサカ kyoto=キョート japan=ジャパン london=ロンドン paris=パリ new_york=ニューヨーク america=アメリカ
c++=シープラスプラス c#=シーシャープ jan=ジャン info=インフォ hello=ハロー mr.=ミスター mrs.=ミセス kindle=キンドル
sdk=エスディーケー api=エーピーアイ cpu=シーピーユー gpu=ジーピーユー usb=ユーエスビー html=エイチティーエムエル css=シーエスエス
suntory=サントリー asahi=アサヒ kirin=キリン sapporo=サッポロ login=ログイン surface=サーフェス
x=エックス wow=ワウ yes=イエス no=ノー vip=ビップ qr=キューアール atm=エーティーエム ceo=シーイーオー
philips=フィリップス braun=ブラウン asus=エイスース logitech=ロジテック logicool=ロジクール fitbit=フィットビット gopro=ゴープロ siri=シリ whatsapp=ワッツアップ
uber=ウーバー airbnb=エアビーアンドビー mercedes=メルセデス benz=ベンツ audi=アウディ porsche=ポルシェ ferrari=フェラーリ volvo=ボルボ volkswagen=フォルクスワーゲン
louis_vuitton=ルイヴィトン burberry=バーバリー cartier=カルティエ tiffany=ティファニー gap=ギャップ patagonia=パタゴニア columbia=コロンビア asics=アシックス mizuno=ミズノ
kose=コーセー kao=カオー lion=ライオン nestle=ネスレ nescafe=ネスカフェ pepsi=ペプシ haagen-dazs=ハーゲンダッツ mcdonald's=マクドナルド costco=コストコ daiso=ダイソー
7-eleven=セブンイレブン jal=ジャル saas=サース fax=ファックス tel=テル jpeg=ジェイペグ gif=ジフ zip=ジップ visa=ビザ amex=アメックス
au=エーユー au_pay=エーユーペイ au_lait=オレ lan=ラン
dr.=ドクター mr.=ミスター mrs.=ミセス ms.=ミズ dr.martens=ドクターマーチン
`);

/** Names and words with their Japanese readings, in lower case. */
export const lexicon: ReadonlyMap<string, string> = new Map([...loanwords, ...names]);

/** Readings that only capitals have: IT is a trade, it a pronoun. */
export const capitalsOnly: ReadonlySet<string> = new Set([
  "it",
  "ai",
  "led",
  "ram",
  "rom",
  "no",
  "sim",
  "ok",
  "ng",
  "co",
  "jas",
  "jis",
  "lan",
]);
