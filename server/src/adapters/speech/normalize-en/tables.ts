import { table } from "../table.ts";

/** Abbreviations with the words they stand for; the full stop is part of them. */
export const abbreviations = table(`
Mr.=Mister Mrs.=Missus Ms.=Miz Dr.=Doctor Prof.=Professor St.=Saint Jr.=Junior Sr.=Senior Gen.=General Gov.=Governor
Sen.=Senator Rep.=Representative Rev.=Reverend Capt.=Captain Lt.=Lieutenant vs.=versus etc.=et_cetera e.g.=for_example
i.e.=that_is approx.=approximately dept.=department est.=established Inc.=Incorporated Ltd.=Limited Co.=Company
Corp.=Corporation Ave.=Avenue Blvd.=Boulevard Jan.=January Feb.=February Mar.=March Apr.=April Jun.=June Jul.=July
Aug.=August Sep.=September Sept.=September Oct.=October Nov.=November Dec.=December Fig.=Figure vol.=volume Vol.=Volume
`);

export const months =
  "January February March April May June July August September October November December".split(" ");

/** Sign or code → [one, many, the hundredth part of one, of many]. */
export const currencies = table(`
US$=dollar/dollars/cent/cents $=dollar/dollars/cent/cents €=euro/euros/cent/cents £=pound/pounds/penny/pence ¥=yen/yen
₩=won/won USD_=dollar/dollars/cent/cents EUR_=euro/euros/cent/cents GBP_=pound/pounds/penny/pence JPY_=yen/yen
`);

/** As written behind a figure → one, many. */
export const units = table(`
mm=millimeter/millimeters cm=centimeter/centimeters m=meter/meters km=kilometer/kilometers in=inch/inches "=inch/inches
ft=foot/feet yd=yard/yards mi=mile/miles m²=square_meter/square_meters m2=square_meter/square_meters
km2=square_kilometer/square_kilometers sq_ft=square_foot/square_feet mg=milligram/milligrams g=gram/grams
kg=kilogram/kilograms lb=pound/pounds lbs=pound/pounds oz=ounce/ounces ml=milliliter/milliliters
mL=milliliter/milliliters L=liter/liters l=liter/liters KB=kilobyte/kilobytes MB=megabyte/megabytes
GB=gigabyte/gigabytes TB=terabyte/terabytes Mbps=megabit_per_second/megabits_per_second
Gbps=gigabit_per_second/gigabits_per_second Hz=hertz/hertz kHz=kilohertz/kilohertz MHz=megahertz/megahertz
GHz=gigahertz/gigahertz W=watt/watts kW=kilowatt/kilowatts kWh=kilowatt_hour/kilowatt_hours Wh=watt_hour/watt_hours
V=volt/volts mAh=milliamp_hour/milliamp_hours dB=decibel/decibels px=pixel/pixels MP=megapixel/megapixels
mph=mile_per_hour/miles_per_hour km/h=kilometer_per_hour/kilometers_per_hour
rpm=revolution_per_minute/revolutions_per_minute ms=millisecond/milliseconds sec=second/seconds min=minute/minutes
mins=minute/minutes hr=hour/hours hrs=hour/hours h=hour/hours °C=degree_Celsius/degrees_Celsius
°F=degree_Fahrenheit/degrees_Fahrenheit °=degree/degrees %=percent/percent kcal=kilocalorie/kilocalories
cal=calorie/calories
`);

/** Words in capitals that are said as words; other short ones are spelled. */
export const sayable = new Set(
  "NASA NATO UNESCO UNICEF OPEC LASER RADAR SIM RAM ROM LAN WAN VIP AIDS SWAT PIN GIF JPEG".split(" "),
);

/** Names that the voice stumbles over. */
export const lexicon = table(`
wi-fi=why_fi wifi=why_fi iphone=eye_phone ipad=eye_pad ios=eye_O_S macos=mac_O_S youtube=you_tube chatgpt=chat_G_P_T
github=git_hub iot=I_O_T usb-c=U_S_B_C e-mail=email linkedin=linked_in ok=okay mysql=my_S_Q_L nginx=engine_X
javascript=java_script typescript=type_script covid-19=covid_nineteen
`);
