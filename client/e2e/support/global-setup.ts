import { surround } from "./surround";

export default surround;
