import { recheck } from "../recheck";
import { answer } from "./answer";

void answer(recheck);
