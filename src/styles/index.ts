// biome-ignore-all assist/source/organizeImports: the first sheet declares the order of the layers
import "./layers.css";
import "./tokens.css";
import "./reset.css";
import "./art.css";
import "./base.css";
import "./utilities.css";
