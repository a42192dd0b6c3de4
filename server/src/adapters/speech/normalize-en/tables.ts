import { table } from "../table.ts";

/** Titles before a name, with or without their full stop. */
export const titles = table(`
Mr=Mister Mrs=Missus Ms=Miz Dr=Doctor Prof=Professor St=Saint Gen=General Gov=Governor Sen=Senator Rep=Representative
Rev=Reverend Capt=Captain Lt=Lieutenant Col=Colonel Sgt=Sergeant Maj=Major Mt=Mount Ft=Fort
`);

/** Short before a figure only. */
export const beforeFigures = table(`
p=page pp=pages ch=chapter Ch=chapter vol=volume Vol=Volume fig=figure Fig=Figure ext=extension tel=telephone Tel=telephone TEL=telephone
qty=quantity Qty=quantity max=maximum Max=maximum min=minimum Min=minimum ver=version Ver=version approx=approximately
`);

/** Abbreviations with the words they stand for; the full stop is part of them. */
export const abbreviations = table(`
Jr.=Junior Sr.=Senior vs.=versus vs=versus etc.=et_cetera e.g.=for_example i.e.=that_is a.k.a.=A_K_A approx.=approximately
dept.=department est.=established incl.=including excl.=excluding avg.=average misc.=miscellaneous max.=maximum min.=minimum
qty.=quantity tel.=telephone Inc.=Incorporated Ltd.=Limited Co.=Company Corp.=Corporation Bros.=Brothers Ave.=Avenue Ave=Avenue
Blvd.=Boulevard Rd.=Road Ln.=Lane Hwy.=Highway Sq.=Square Apt.=Apartment Fig.=Figure vol.=volume Vol.=Volume Ph.D.=P_H_D PhD=P_H_D Mr.=Mister Mrs.=Missus
Dr.=Doctor Prof.=Professor St.=Saint
`);

/** Endings of hosts that are letters, not words. */
export const hostLetters: ReadonlySet<string> = new Set("ai eu fm io tv uk us".split(" "));

export const months =
  "January February March April May June July August September October November December".split(" ");

/** Sign or code → one, many, the hundredth part of one, of many. */
export const currencies = table(`
$=dollar/dollars/cent/cents US$=dollar/dollars/cent/cents CA$=Canadian_dollar/Canadian_dollars/cent/cents
C$=Canadian_dollar/Canadian_dollars/cent/cents A$=Australian_dollar/Australian_dollars/cent/cents
AU$=Australian_dollar/Australian_dollars/cent/cents NZ$=New_Zealand_dollar/New_Zealand_dollars/cent/cents
HK$=Hong_Kong_dollar/Hong_Kong_dollars/cent/cents S$=Singapore_dollar/Singapore_dollars/cent/cents
€=euro/euros/cent/cents £=pound/pounds/penny/pence ¥=yen/yen ₩=won/won ₹=rupee/rupees
USD=dollar/dollars/cent/cents EUR=euro/euros/cent/cents GBP=pound/pounds/penny/pence JPY=yen/yen
CAD=Canadian_dollar/Canadian_dollars/cent/cents AUD=Australian_dollar/Australian_dollars/cent/cents
`);

/** As written behind a figure → one, many. */
export const units = table(`
mm=millimeter/millimeters cm=centimeter/centimeters m=meter/meters km=kilometer/kilometers μm=micrometer/micrometers nm=nanometer/nanometers
inch=inch/inches "=inch/inches ft=foot/feet yd=yard/yards mi=mile/miles m2=square_meter/square_meters km2=square_kilometer/square_kilometers
cm2=square_centimeter/square_centimeters m3=cubic_meter/cubic_meters sq_m=square_meter/square_meters sq_ft=square_foot/square_feet
sq._ft.=square_foot/square_feet cu_ft=cubic_foot/cubic_feet μg=microgram/micrograms mg=milligram/milligrams g=gram/grams kg=kilogram/kilograms
lb=pound/pounds lbs=pound/pounds oz=ounce/ounces ml=milliliter/milliliters mL=milliliter/milliliters cl=centiliter/centiliters
dl=deciliter/deciliters L=liter/liters l=liter/liters gal=gallon/gallons qt=quart/quarts cc=C_C/C_C tsp=teaspoon/teaspoons tbsp=tablespoon/tablespoons
kB=kilobyte/kilobytes KB=kilobyte/kilobytes MB=megabyte/megabytes GB=gigabyte/gigabytes TB=terabyte/terabytes
kbps=kilobit_per_second/kilobits_per_second Mbps=megabit_per_second/megabits_per_second Gbps=gigabit_per_second/gigabits_per_second
MB/s=megabyte_per_second/megabytes_per_second GB/s=gigabyte_per_second/gigabytes_per_second fps=frame_per_second/frames_per_second
Hz=hertz/hertz kHz=kilohertz/kilohertz MHz=megahertz/megahertz GHz=gigahertz/gigahertz mW=milliwatt/milliwatts W=watt/watts kW=kilowatt/kilowatts
MW=megawatt/megawatts kWh=kilowatt_hour/kilowatt_hours Wh=watt_hour/watt_hours V=volt/volts kV=kilovolt/kilovolts A=amp/amps mA=milliamp/milliamps
mAh=milliamp_hour/milliamp_hours Ah=amp_hour/amp_hours Ω=ohm/ohms kΩ=kiloohm/kiloohms lm=lumen/lumens Pa=pascal/pascals kPa=kilopascal/kilopascals
hPa=hectopascal/hectopascals dB=decibel/decibels px=pixel/pixels MP=megapixel/megapixels dpi=dot_per_inch/dots_per_inch
ppi=pixel_per_inch/pixels_per_inch psi=P_S_I/P_S_I mph=mile_per_hour/miles_per_hour mpg=mile_per_gallon/miles_per_gallon
km/h=kilometer_per_hour/kilometers_per_hour kph=kilometer_per_hour/kilometers_per_hour m/s=meter_per_second/meters_per_second
rpm=revolution_per_minute/revolutions_per_minute ms=millisecond/milliseconds sec=second/seconds secs=second/seconds min=minute/minutes
mins=minute/minutes hr=hour/hours hrs=hour/hours h=hour/hours °C=degree_Celsius/degrees_Celsius °F=degree_Fahrenheit/degrees_Fahrenheit
°=degree/degrees %=percent/percent kcal=kilocalorie/kilocalories cal=calorie/calories
`);

/** Words in capitals that are said as words; other short ones are spelled. */
export const sayable = new Set(
  "NASA NATO UNESCO UNICEF OPEC LASER RADAR SIM RAM ROM LAN WAN AIDS SWAT PIN GIF JPEG".split(" "),
);

/** Names that the voice stumbles over. */
export const lexicon = table(`
wi-fi=why_fi wifi=why_fi iphone=eye_phone ipad=eye_pad ios=eye_O_S macos=mac_O_S youtube=you_tube chatgpt=chat_G_P_T
github=git_hub iot=I_O_T usb-c=U_S_B_C e-mail=email linkedin=linked_in ok=okay mysql=my_S_Q_L nginx=engine_X
javascript=java_script typescript=type_script covid-19=covid_nineteen
`);

/** The letters of the Greek alphabet by their names; a word of them is Greek, which no voice here speaks. */
export const greek = table(`
α=alpha β=beta γ=gamma δ=delta ε=epsilon ζ=zeta η=eta θ=theta ι=iota κ=kappa λ=lambda μ=mu ν=nu ξ=xi ο=omicron π=pi ρ=rho σ=sigma ς=sigma τ=tau υ=upsilon φ=phi χ=chi
ψ=psi ω=omega
`);
